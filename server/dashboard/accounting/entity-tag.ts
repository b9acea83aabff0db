/** The strong entity tag (RFC 9110 §8.8.3) that the service gives to a version of a resource. */
export function entityTag(version: number): string {
  return `"${version}"`;
}
