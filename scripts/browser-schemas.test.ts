import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The programs of the server that components call: the browser gets an address in their place. */
const ACTIONS = /\/server\/dashboard\/actions\//;

it('no component brings the schemas of the contract into the browser, which take a slow phone 100 ms', async () => {
  const { metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: readdirSync(join(process.cwd(), 'components'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `components/${file}`),
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    outdir: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'actions are called over the network',
        setup: ({ onResolve }) => onResolve({ filter: ACTIONS }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  const withSchemas = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => path === 'zod'))
    .map(([file]) => file);
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(500);
  expect(withSchemas).toEqual([]);
});
