/**
 * How Node.js runs the accounting service. Young objects get 24 MB, so that few of a request live to grow old, and the
 * old ones are gone through as soon as they take 1.65 times their room: what a server keeps resident its
 * neighbours on the machine lack. The young are collected on the service's own thread, in little time; helpers would
 * take the processor from the database.
 */
export const serviceFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=65',
  '--no-parallel-scavenge',
];

/**
 * How Node.js runs the dashboard: V8 would let the garbage of drawing pages grow to several times what is in use before
 * it is collected.
 */
export const dashboardFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
