import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mediaTypes } from '@/lib/media-type';
import manifest from './manifest';

const { display, icons = [], share_target: share } = manifest();

it('lets a phone install Daybook, with icons that are there', () => {
  expect(display).toBe('standalone');
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
});

it('takes what other applications share where the service worker receives it', () => {
  const worker = readFileSync('public/service-worker.js', 'utf8');
  expect(worker).toContain(`'${share?.action}'`);
  const files = [share?.params.files ?? []].flat();
  expect(files).toEqual([{ name: 'files', accept: [...mediaTypes] }]);
  expect(worker).toContain("getAll('files')");
});
