import { afterEach, expect, it, vi } from 'vitest';
import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import { sampleEntry } from '../../testing/sample-entry';
import { readGroup } from './read-group';

afterEach(() => vi.unstubAllGlobals());

const group = {
  clean_description: 'Design tools',
  ledger_id: 'ldg_1',
  categorization_method: 'rule' as const,
  least_confidence: null,
  journal_entry_ids: ['je_1', 'je_2'],
};

/** A service whose pages are these. */
function answering(...pages: ListedJournalEntry[][]) {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://daybook').searchParams);
    const next_page_token = asked.length < pages.length ? `token ${asked.length}` : null;
    const body = { data: pages[asked.length - 1], pagination: { next_page_token } };
    return new Response(JSON.stringify(body));
  });
  return asked;
}

it('searches for the name that rows show, not for a part of what the bank wrote', async () => {
  const asked = answering([sampleEntry('je_1', { description: 'ZYX A 12345' })]);
  expect(await readGroup('biz_1', group)).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ ledger_id: 'ldg_1', search: 'Design tools' });
  expect(asked[0]?.has('q')).toBe(false);
});

it('reads on until it has all of the group, among others of the same name', async () => {
  const others = Array.from({ length: 11 }, (_, at) => [sampleEntry(`other ${at}`)]);
  answering([sampleEntry('je_1')], ...others, [sampleEntry('je_2')], [sampleEntry('more')]);
  const found = await readGroup('biz_1', group);
  expect(found.map(({ id }) => id)).toEqual(['je_1', 'je_2']);
});

it('reads by the ledger alone where the name is longer than a search may be', async () => {
  const asked = answering([sampleEntry('je_1')]);
  await readGroup('biz_1', { ...group, clean_description: 'a'.repeat(501) });
  expect(asked[0]?.has('search')).toBe(false);
});
