import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { KeptUploads } from './kept-uploads';
import { findPersonOfDevice } from './person-of-device';

const target = { business: { id: 'biz_1', name: 'Saltmarsh Pottery' }, fields: { task_id: 'tsk_1' } };
const upload = (id: string) => ({ id, file: new File(['%PDF-'], `${id}.pdf`), target });

/** The locks of one browser: a page that ends gives back its own. */
function startBrowser() {
  const held = new Map<string, object>();
  return (page: object) => ({
    end: () => {
      for (const [name, holder] of held) if (holder === page) held.delete(name);
    },
    locks: {
      request: async (name: string, _options: object, use: (lock: object | null) => unknown) => {
        if (held.has(name)) return use(null);
        held.set(name, page);
        await use({ name });
        held.delete(name);
      },
    } as unknown as LockManager,
  });
}

/** Resolves when all that was asked of the database before has been done. */
const settled = (kept: KeptUploads) => kept.count();

describe('KeptUploads', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('gives a file to the next page, once the page that sends it is gone', async () => {
    const browser = startBrowser();
    const [first, second] = [browser({}), browser({})];
    const before = new KeptUploads('usr_1', first.locks);
    before.keep(upload('a'));
    await settled(before);
    const after = new KeptUploads('usr_1', second.locks);
    expect(await after.takeOver()).toEqual([]);
    first.end();
    expect(await after.takeOver()).toMatchObject([{ id: 'a', target }]);
    expect(await after.takeOver()).toEqual([]);
  });

  it('has nothing of what has arrived', async () => {
    const kept = new KeptUploads('usr_1', undefined);
    kept.keep(upload('a'));
    kept.keep(upload('b'));
    kept.forget('a');
    expect(await settled(kept)).toBe(1);
    expect((await kept.takeOver()).map(({ id }) => id)).toEqual(['b']);
  });

  it('shows nobody the files of another person, and deletes none of them', async () => {
    const one = new KeptUploads('usr_1', undefined);
    one.keep(upload('a'));
    await settled(one);
    const other = new KeptUploads('usr_2', undefined);
    expect(await other.takeOver()).toEqual([]);
    expect(await other.count()).toBe(0);
    await other.forgetAll();
    expect(await one.count()).toBe(1);
    await one.forgetAll();
    expect(await one.count()).toBe(0);
  });

  it('gives files that nobody signed in had shared to who signs in next, and to nobody after', async () => {
    const one = new KeptUploads('usr_1', undefined);
    await settled(one);
    await share('s');
    expect((await one.shared()).map(({ id }) => id)).toEqual(['s']);
    expect(await new KeptUploads('usr_2', undefined).shared()).toEqual([]);
    // Their business is not chosen: they are sent nowhere.
    expect(await one.takeOver()).toEqual([]);
    await one.removeShared('s');
    expect(await one.shared()).toEqual([]);
  });

  it('notes nobody against who has signed in since, from a page that was left open', async () => {
    expect(await findPersonOfDevice()).toBeNull();
    const leftOpen = new KeptUploads('usr_1', undefined);
    await leftOpen.claim();
    expect(await findPersonOfDevice()).toBe('usr_1');
    await share('s');
    const next = new KeptUploads('usr_2', undefined);
    await next.claim();
    expect(await leftOpen.shared()).toEqual([]);
    expect(await findPersonOfDevice()).toBe('usr_2');
    expect((await next.shared()).map(({ id }) => id)).toEqual(['s']);
    await next.forgetAll();
    expect(await leftOpen.shared()).toEqual([]);
    expect(await findPersonOfDevice()).toBeNull();
  });

  it('keeps nothing, and refuses nothing, where the browser stores nothing', async () => {
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    const kept = new KeptUploads('usr_1', undefined);
    kept.keep(upload('a'));
    expect(await kept.takeOver()).toEqual([]);
    expect(kept.has('a')).toBe(false);
    expect(await kept.shared()).toEqual([]);
    await kept.forgetAll();
    expect(await findPersonOfDevice()).toBeUndefined();
  });
});

/** As the service worker does it while nobody is signed in. */
async function share(id: string): Promise<void> {
  const opening = indexedDB.open('daybook uploads', 1);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const row = { ...upload(id), personId: null, business: null, fields: {}, addedAt: '2026-01-05T10:00:00Z' };
  const putting = opening.result.transaction('uploads', 'readwrite').objectStore('uploads').put(row);
  await new Promise((resolve) => {
    putting.onsuccess = resolve;
  });
  opening.result.close();
}
