import { expect, it } from 'vitest';
import { limitProblem } from './limits.mjs';

/** As Linux tells them in /proc/self/limits. */
const limits = ({ files = '1048576', addresses = 'unlimited' }) =>
  [
    'Limit                     Soft Limit           Hard Limit           Units     ',
    `Max open files            ${files.padEnd(20)} ${files.padEnd(20)} files     `,
    `Max address space         ${addresses.padEnd(20)} ${addresses.padEnd(20)} bytes     `,
  ].join('\n');

it('says that too few files may be open, which the programs would end with a stack for', () => {
  expect(limitProblem(limits({ files: '128' }))).toMatch(/^Daybook may have only 128 files open at a time/);
  expect(limitProblem(limits({ files: '256' }))).toBeNull();
});

it('says that the address space is too small for Node.js', () => {
  expect(limitProblem(limits({ addresses: '4096000000' }))).toMatch(/^The limit of address space, 4\.1 GB/);
  expect(limitProblem(limits({ addresses: '14336000000' }))).toBeNull();
});

it('refuses nothing where there are no limits, or they are not known', () => {
  expect(limitProblem(limits({ files: 'unlimited' }))).toBeNull();
  expect(limitProblem('')).toBeNull();
});
