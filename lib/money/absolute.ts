/** An amount without its sign. */
export function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}
