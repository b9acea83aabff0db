/** The reason without the members of a request that programs answer with, which the service names in parentheses. */
export function screenReason(reason: string): string {
  return reason.replace(/ \((mapping\.[^()]*)\)/g, '');
}
