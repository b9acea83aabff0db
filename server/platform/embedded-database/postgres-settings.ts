import { totalmem } from 'node:os';

/**
 * How the embedded PostgreSQL is set up, given on the command line at every start so that it holds for old data
 * folders too. The first group is what durability rests on and is nobody's to change.
 */
export const postgresSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  ssl: 'off',

  max_connections: '100',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // Books are read in short index scans; planning for parallel workers costs more than it brings, and their shared
  // memory does not fit the 64 MB that containers have.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',

  // Fewer full-page images under a steady load of entries.
  checkpoint_timeout: '10min',
  max_wal_size: '2GB',
  wal_buffers: '16MB',

  // Books grow from nothing to thousands of entries within seconds: statistics must follow.
  autovacuum_naptime: '10s',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',

  // Statements and the values of failing rows are books, not log lines.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
} as const;

const megabyte = 1024 ** 2;

/**
 * What PostgreSQL keeps of its tables in memory: a sixteenth of the machine's (or of what the container may take), no
 * less than its own 128 MB. With a million entries in 128 MB, a write first writes out what another one has changed.
 */
export function sharedBuffers(machineBytes = totalmem(), allowedBytes = process.constrainedMemory()): string {
  const bytes = allowedBytes ? Math.min(machineBytes, allowedBytes) : machineBytes;
  return `${Math.min(512, Math.max(128, Math.floor(bytes / 16 / megabyte)))}MB`;
}

/**
 * How PostgreSQL's processes take and return memory, for the C library of Linux (glibc); others ignore it. By itself the
 * library returns what a statement leaves free and takes it again for the next, which costs a journal
 * entry two system calls and some twenty page faults. Bytes.
 */
export const allocatorSettings = {
  MALLOC_TOP_PAD_: `${1024 ** 2}`,
  MALLOC_TRIM_THRESHOLD_: `${4 * 1024 ** 2}`,
  MALLOC_MMAP_THRESHOLD_: `${4 * 1024 ** 2}`,
};
