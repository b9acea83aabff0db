/** When to try again, as a sentence. */
export function tryAgainIn(seconds: number): string {
  return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}
