import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'public', name), 'utf8');

it('is a new service worker when the offline page, its style or its script changes', () => {
  const files = ['offline.html', 'offline.css', 'offline.js'];
  const hash = files.reduce((sum, name) => sum.update(read(name)), createHash('sha256')).digest('hex');
  const [, version] = /const version = '(\w+)'/.exec(read('service-worker.js')) ?? [];
  expect(version, 'the version in public/service-worker.js').toBe(hash.slice(0, 16));
});
