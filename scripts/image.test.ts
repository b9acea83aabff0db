import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';

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

  it('holds no data, no secrets and nothing that was built elsewhere', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.daybook', '.next', 'dist', 'node_modules', '.env*']),
    );
  });
});
