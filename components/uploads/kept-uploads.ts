import type { DBSchema, IDBPDatabase } from 'idb';
import type { UploadFile } from './upload-file';

/**
 * A file that has not arrived yet, as the browser keeps it. `personId` is null where nobody was signed in when it was
 * shared, `business` where none is chosen yet. The service worker writes such rows too.
 */
type Row = {
  id: string;
  personId: string | null;
  business: { id: string; name: string } | null;
  fields: Readonly<Record<string, string>>;
  file: File;
  /** ISO 8601. */
  addedAt: string;
};

interface Schema extends DBSchema {
  uploads: { key: string; value: Row };
  /** Who is signed in on this device, under one key. */
  person: { key: string; value: string };
}

/** Files shared with Daybook whose business is not chosen yet. */
export type SharedFile = { id: string; file: File };

/** What of the browser's locks is used: one is held for each file, by the page that sends it. */
type Locks = Pick<LockManager, 'request'>;

/**
 * What one person brought on this device and has not been uploaded: in IndexedDB, so that it outlives the page. Nobody
 * else's is ever seen. Where nothing can be stored, a file lives as long as its page.
 */
export class KeptUploads {
  private readonly database: Promise<IDBPDatabase<Schema>>;
  private readonly releases = new Map<string, () => void>();
  private readonly stored = new Set<string>();
  private claiming: Promise<void> | null = null;

  constructor(
    private readonly personId: string,
    private readonly locks: Locks | undefined,
  ) {
    this.database = openDatabase();
    // Each use meets the failure again.
    this.database.catch(() => {});
  }

  keep({ id, file, target }: UploadFile): void {
    const { business, fields } = target;
    const row = { id, personId: this.personId, business, fields, file, addedAt: new Date().toISOString() };
    void this.lock(id);
    this.database
      .then((database) => database.put('uploads', row))
      .then(
        () => this.stored.add(id),
        () => {},
      );
  }

  /** Whether the file outlives the page. */
  has(id: string): boolean {
    return this.stored.has(id);
  }

  forget(id: string): void {
    this.stored.delete(id);
    const release = () => {
      this.releases.get(id)?.();
      this.releases.delete(id);
    };
    this.database.then((database) => database.delete('uploads', id)).then(release, release);
  }

  /** The person's files that no page sends; this page does from now on. */
  async takeOver(): Promise<UploadFile[]> {
    const taken: UploadFile[] = [];
    for (const { id, file, business, fields } of await this.rows()) {
      // It may have arrived since, sent by the page that had the lock.
      if (!business || this.releases.has(id) || !(await this.lock(id)) || !(await this.isThere(id))) continue;
      this.stored.add(id);
      taken.push({ id, file, target: { business, fields } });
    }
    return taken;
  }

  async count(): Promise<number> {
    return (await this.rows()).length;
  }

  async shared(): Promise<SharedFile[]> {
    await this.claim();
    return (await this.rows())
      .filter(({ business }) => business === null)
      .map(({ id, file }) => ({ id, file }));
  }

  /** The file is no longer among those whose business is not chosen. */
  async removeShared(id: string): Promise<void> {
    await (await this.database).delete('uploads', id);
  }

  /**
   * Notes who is signed in, to whom files belong that are shared from now on; those shared by nobody become theirs. Once a page:
   * one that was left open says nothing against somebody who has signed in since.
   */
  claim(): Promise<void> {
    this.claiming ??= this.note();
    return this.claiming;
  }

  private async note(): Promise<void> {
    try {
      const database = await this.database;
      await database.put('person', this.personId, personKey);
      for (const row of await database.getAll('uploads')) {
        if (row.personId === null) await database.put('uploads', { ...row, personId: this.personId });
      }
    } catch {
      // Without storage nothing can be shared.
    }
  }

  /** At sign-out: removes all of the person's files, and whose the next shared ones are. */
  async forgetAll(): Promise<void> {
    try {
      const database = await this.database;
      for (const { id } of await this.rows()) await database.delete('uploads', id);
      await database.delete('person', personKey);
    } catch {
      // Without storage nothing was kept.
    }
  }

  private async rows(): Promise<Row[]> {
    try {
      const all = await (await this.database).getAll('uploads');
      const own = all.filter(({ personId }) => personId === this.personId);
      return own.sort((a, b) => a.addedAt.localeCompare(b.addedAt));
    } catch {
      return [];
    }
  }

  private async isThere(id: string): Promise<boolean> {
    return (await (await this.database).getKey('uploads', id)) !== undefined;
  }

  /** Whether this page may send the file: no other page does. Held until the file is forgotten or the page is gone. */
  private lock(id: string): Promise<boolean> {
    const { locks } = this;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = locks.request(`upload ${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => this.releases.set(id, release));
      });
      held.catch(() => resolve(false));
    });
  }
}

export const personKey = 'signed in';

/** Asynchronous, so that a browser or server without IndexedDB is met where it is used, and its code comes after the page. */
export async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  // As in `public/service-worker.js`, whichever of both is first.
  return openDB<Schema>('daybook uploads', 1, {
    upgrade(database) {
      database.createObjectStore('uploads', { keyPath: 'id' });
      database.createObjectStore('person');
    },
  });
}
