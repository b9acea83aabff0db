import type { Migration } from '@/server/platform/migrate';
import { tenants } from './0001-tenants';
import { books } from './0002-books';
import { balanceAndTotals } from './0003-balance-and-totals';
import { openRequest } from './0004-open-request';
import { statistics } from './0005-statistics';
import { applications } from './0020-applications';
import { booksLock } from './0021-books-lock';
import { tasks } from './0030-tasks';
import { documents } from './0031-documents';
import { jobs } from './0032-jobs';

/** In the order they are applied. A published migration is never edited; a change is a new one at the end. */
export const migrations: readonly Migration[] = [
  tenants,
  books,
  balanceAndTotals,
  openRequest,
  statistics,
  applications,
  booksLock,
  tasks,
  documents,
  jobs,
];
