/**
 * How Node.js runs the accounting service. What a server keeps resident its neighbours on the machine lack: requests are
 * small, so young objects get 24 MB in place of 48, and the old ones may double before they are collected, where they
 * could grow fourfold.
 */
export const serviceFlags = ['--max-semi-space-size=8', '--heap-growing-percent=100'];
