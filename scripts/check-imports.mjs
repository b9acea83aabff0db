import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { projectDir } from './project.mjs';

const require = createRequire(import.meta.url);

/**
 * dependency-cruiser has swc read every file as TypeScript without JSX. Until it tells the two apart by their names,
 * this does, before dependency-cruiser loads swc.
 */
function readJsx() {
  const swc = require('@swc/core');
  const parse = swc.parseFileSync;
  swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') });
}

readJsx();
const { cruise } = await import('dependency-cruiser');

/** Checks a tree of sources against `.dependency-cruiser.cjs`: one line for each import that breaks a rule. */
export async function checkImports(baseDir = projectDir) {
  const { forbidden, options } = require('../.dependency-cruiser.cjs');
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    ['app', 'components', 'lib', 'server', 'e2e'],
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } },
    { ...enhancedResolveOptions, alias: { '@': baseDir } },
  );
  const { violations, totalCruised } = output.summary;
  const lines = violations.map(({ rule, from, to, cycle }) =>
    cycle
      ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
      : `${rule.name}: ${from} → ${to}`,
  );
  return { lines, fileCount: totalCruised };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { lines, fileCount } = await checkImports(process.argv[2]);
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`imports: ${fileCount} files read, ${lines.length} forbidden imports\n`);
  process.exit(lines.length === 0 ? 0 : 1);
}
