import { v7 } from 'uuid';

/** Random bytes are fetched for many identifiers at a time: asking the system costs more than all the rest. */
const bytesEach = 16;
const pool = new Uint8Array(256 * bytesEach);
let used = pool.length;

let latest = Number.NEGATIVE_INFINITY;
let sequence = 0;

/** A UUIDv7 later than every earlier one of this process (RFC 9562, section 6.2: a counter within the millisecond). */
export function newUuid(): string {
  const random = nextRandom();
  const now = Date.now();
  if (now > latest) {
    latest = now;
    sequence = startOf(random);
  } else sequence += 1;
  if (sequence > 0xffff_ffff) {
    latest += 1;
    sequence = 0;
  }
  return v7({ random, msecs: latest, seq: sequence });
}

function nextRandom(): Uint8Array {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += bytesEach;
  return pool.subarray(used - bytesEach, used);
}

/** A random start with the top bit clear leaves the counter room to grow. */
function startOf(random: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = random;
  return (a & 0x7f) * 0x100_0000 + b * 0x1_0000 + c * 0x100 + d;
}
