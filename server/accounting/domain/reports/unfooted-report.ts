/** The figures of a report do not add up: a bug in them or damage to the books, never plugged. The message has the sums. */
export class UnfootedReportError extends Error {}
