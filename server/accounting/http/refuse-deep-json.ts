import { invalid, type Problem } from '@/lib/contract/problem';
import { isDeeperThan } from '@/lib/json';

/** More than any operation needs, and far less than would overflow the stack. */
const mostLevels = 200;

/**
 * The refusal of JSON that is nested too deeply for what walks it by recursion: schemas, the hash of a request,
 * the writing of JSON. To be asked before any of them sees the value.
 * @param path where the value lies in the request
 */
export function refuseDeepJson(value: unknown, path: string): Problem | null {
  if (!isDeeperThan(value, mostLevels)) return null;
  const message = `must not be nested deeper than ${mostLevels} levels`;
  return invalid([{ path, code: 'too_deep', message }]);
}
