import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '@/server/platform/settings';

const project = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');
const dockerfile = read('Dockerfile');
const instructions = dockerfile.replace(/\\\n/g, '').split('\n');
const named = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

describe('the container image', () => {
  it('is described without a fault that a linter finds', () => {
    const faults = (text: string) => validate(text).map(({ message }) => message);
    expect(faults(dockerfile)).toEqual([]);
    expect(faults(dockerfile.replace('WORKDIR', 'WORKDIRS'))).not.toEqual([]);
  });

  it('is built and run with the Node.js that the project asks for', () => {
    const { engines } = JSON.parse(read('package.json'));
    const [wanted] = /[\d.]+/.exec(engines.node) ?? [];
    const images = named('FROM').map((from) => from.split(' ')[0]);
    expect(images).toEqual(Array(2).fill(`node:${wanted}-bookworm-slim`));
  });

  it('runs as a user without rights, and keeps data in the volume alone', () => {
    expect(named('USER')).toEqual(['node']);
    expect(named('VOLUME')).toEqual(['/data']);
    expect(dockerfile.indexOf('USER node')).toBeLessThan(
      dockerfile.indexOf('CMD ["node", "scripts/run.mjs"'),
    );
    const compose = read('compose.yaml');
    for (const line of ['init: true', 'read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
      expect(compose).toContain(line);
    }
  });

  it('gets every setting but those that the image and its containers decide', () => {
    const compose = read('compose.yaml');
    const service = compose.slice(compose.indexOf('  daybook:'), compose.indexOf('  postgres:'));
    const passed = [...service.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    const decided = [...dockerfile.matchAll(/^(?:ENV)? +([A-Z_]+)=/gm)].map(([, name]) => name);
    // Of one container alone, of another storage, or refused in production.
    const inside = ['PORT', 'ACCOUNTING_PORT', 'ACCOUNTING_HOST', 'ACCOUNTING_URL', 'DAYBOOK_POSTGRES_BIN'];
    const known = new Set([...passed, ...decided, ...inside, 'DOCUMENTS_FOLDER', 'DAYBOOK_DEMO']);
    const settings = Object.keys(environmentSchema.shape).filter((name) => !name.startsWith('AWS_'));
    expect(passed.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !known.has(name))).toEqual([]);
  });

  it('holds no data, no secrets and nothing that was built elsewhere', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.daybook', '.next', 'dist', 'node_modules', '.env*']),
    );
  });
});
