/**
 * A start that cannot go on for a reason that the person at the keyboard can mend. The message is one or two
 * sentences for that person; whoever starts Daybook prints it without a stack trace and ends with exit code 1.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
