import type { ClientProblem } from './client';

/** What is said of an act that was refused; where nobody answered, it may have been done all the same. */
export function refusedTitle({ code }: Pick<ClientProblem, 'code'>, refused: string): string {
  return code === 'unreachable' ? 'It is not known whether this was saved' : refused;
}
