import { describe, expect, it } from 'vitest';
import { scopedResources, scopes } from '@/lib/contract/token';
import { accessToAll, resources, scopesOf, scopesSentence } from './scopes';

it('has words for every resource of the contract', () => {
  expect([...resources].sort()).toEqual([...scopedResources].sort());
});

describe('scopesOf', () => {
  it('gives nothing for no access', () => {
    expect(scopesOf(accessToAll('none'))).toEqual([]);
  });

  it('gives reading with writing, in the words of the contract', () => {
    expect(scopesOf({ ...accessToAll('none'), bill: 'write', report: 'read' })).toEqual([
      'bill:read',
      'bill:write',
      'report:read',
    ]);
    for (const scope of scopesOf(accessToAll('write'))) expect(scopes).toContain(scope);
  });

  it('never asks to write what nothing writes', () => {
    const all = scopesOf(accessToAll('write'));
    expect(all).not.toContain('report:write');
    expect(all).not.toContain('audit_log:write');
    expect(all).toHaveLength(scopes.length - 2);
  });
});

describe('scopesSentence', () => {
  it.each([
    [scopes, 'Reads everything, writes everything'],
    [scopesOf(accessToAll('write')), 'Reads everything, writes everything'],
    [scopesOf(accessToAll('read')), 'Reads everything'],
    [['bill:read', 'bill:write', 'vendor:read'], 'Reads bills and vendors, writes bills'],
    [['bill:read', 'ledger:read', 'tag:read'], 'Reads ledgers, bills and tags'],
    [['bill:write'], 'Writes bills'],
    [['report:write'], 'May do nothing'],
    [[], 'May do nothing'],
  ])('of %j is %s', (given, sentence) => {
    expect(scopesSentence(given)).toBe(sentence);
  });
});
