import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Client } from '@/lib/client/client';
import { startService, type TestService } from './start-service';

/**
 * The service for the tests of a file, there once they run. Its books agree in the end: those of the shared database are read
 * once all files have run (`check-all-books.ts`), those of a database of its own here.
 * @param start for tests that need other settings or a database of their own
 */
export function openService(start: () => Promise<TestService> = startService): TestService {
  const service = {} as TestService;
  beforeAll(async () => {
    Object.assign(service, await start());
  });
  afterAll(async () => {
    if (!service.isShared) expect(await service.differences()).toEqual([]);
    await service.close();
  });
  return service;
}

/** A business for all tests of a file, there once they run: `openBooks(service, newBooks)`. */
export function openBooks<Books extends object>(
  service: TestService,
  make: (client: Client) => Promise<Books>,
): Books {
  const books = {} as Books;
  beforeAll(async () => {
    Object.assign(books, await make(service.client));
  });
  return books;
}

/** The same, but a new business for each test. */
export function openBooksForEach<Books extends object>(
  service: TestService,
  make: (client: Client) => Promise<Books>,
): Books {
  const books = {} as Books;
  beforeEach(async () => {
    Object.assign(books, await make(service.client));
  });
  return books;
}
