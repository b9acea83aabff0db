/**
 * How Node.js runs the accounting service. Requests are small, so young objects get 24 MB in place of 48: what a server
 * keeps resident its neighbours on the machine lack. And so few are collected in no time on the service's own thread;
 * helpers would take the processor from the database.
 */
export const serviceFlags = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
