/**
 * How Node.js runs the accounting service. Young objects get 48 MB, so that few of a request live to grow old, and the
 * old ones are gone through as soon as they take two and a half times their room: what a server keeps resident its
 * neighbours on the machine lack. The young are collected on the service's own thread, in little time; helpers would
 * take the processor from the database.
 */
export const serviceFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=150',
  '--no-parallel-scavenge',
];
