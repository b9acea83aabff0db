import { describe, expect, it } from 'vitest';
import { type DraftStorage, findDraft, forgetDraft, forgetDrafts, keepDraft, linkOwner } from './draft-store';

function memory(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const owner = { personId: 'usr_1', businessId: 'biz_1' };
const empty = { description: '', lines: [] as string[] };
const draft = {
  values: { description: 'Rent', lines: ['100'] },
  key: 'a key',
  at: '2026-11-22T14:05:00.000Z',
};

function withDraft(): DraftStorage {
  const storage = memory();
  keepDraft(storage, owner, 'new-entry', draft);
  return storage;
}

describe('a draft', () => {
  it('is found again with its key and time', () => {
    expect(findDraft(withDraft(), owner, 'new-entry', empty)).toEqual(draft);
  });

  it.each([
    ['another person', { ...owner, personId: 'usr_2' }, 'new-entry'],
    ['another business', { ...owner, businessId: 'biz_2' }, 'new-entry'],
    ['another form', owner, 'new-bill'],
  ])('is not found by %s', (_, other, form) => {
    expect(findDraft(withDraft(), other, form, empty)).toBeNull();
  });

  it('of a form with other fields is none', () => {
    expect(findDraft(withDraft(), owner, 'new-entry', { ...empty, vendor: null })).toBeNull();
  });

  it.each(['', '{', 'null', '3', '{"values":{}}', '{"values":null,"key":"k","at":"x"}'])(
    'is not %j',
    (text) => {
      const storage = withDraft();
      storage.setItem(storage.key(0) ?? '', text);
      expect(findDraft(storage, owner, 'new-entry', empty)).toBeNull();
    },
  );

  it('is gone once forgotten', () => {
    const storage = withDraft();
    forgetDraft(storage, owner, 'new-entry');
    expect(storage.length).toBe(0);
  });

  it('that cannot be kept stops nobody', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keepDraft(full, owner, 'new-entry', draft)).not.toThrow();
  });
});

describe('forgetting drafts', () => {
  it('removes all at sign-out, and nothing else of the storage', () => {
    const storage = withDraft();
    storage.setItem('theme', 'dark');
    keepDraft(storage, { personId: 'usr_2', businessId: null }, 'new-business', draft);
    forgetDrafts(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('theme')).toBe('dark');
  });

  it('of others leaves those of the person', () => {
    const storage = withDraft();
    keepDraft(storage, { ...owner, personId: 'usr_12' }, 'new-entry', draft);
    forgetDrafts(storage, 'usr_1');
    expect(storage.length).toBe(1);
    expect(findDraft(storage, owner, 'new-entry', empty)).toEqual(draft);
  });

  it('leaves what was typed by a link where somebody signs in, and not at sign-out', () => {
    const storage = memory();
    const link = linkOwner('a-secret-of-many-letters');
    keepDraft(storage, link, 'answer', draft);
    forgetDrafts(storage, 'usr_1');
    expect(findDraft(storage, link, 'answer', empty)).toEqual(draft);
    forgetDrafts(storage);
    expect(storage.length).toBe(0);
  });
});
