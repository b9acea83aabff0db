/**
 * How Node.js runs the accounting service. Young objects get 24 MB in place of 48: requests are small, and what a
 * server keeps resident is what its neighbours on the machine lack.
 */
export const serviceFlags = ['--max-semi-space-size=8'];
