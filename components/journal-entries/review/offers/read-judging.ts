import type { SuggestionChanges } from './read-changes';

const betweenReadsMilliseconds = 700;
const mostReads = 20;

type JudgingInput = {
  read: () => Promise<SuggestionChanges | null>;
  /** Whether anybody still waits for the answer. */
  isCurrent: () => boolean;
  /** Is told each time that more was judged. */
  onChanged: (answer: SuggestionChanges) => Promise<void>;
};

/** Reads again and again until the service has judged all; null where it does not answer, or takes too long. */
export async function readUntilJudged({
  read,
  isCurrent,
  onChanged,
}: JudgingInput): Promise<SuggestionChanges | null> {
  let seen = '';
  for (let reads = 0; isCurrent() && reads < mostReads; reads += 1) {
    const answer = await read();
    if (!answer || !isCurrent()) return null;
    // An entry that is judged twice counts once: only when it was judged tells.
    const now = `${answer.changed} ${answer.as_of}`;
    if (answer.changed > 0 && now !== seen) {
      seen = now;
      await onChanged(answer);
    }
    if (!isCurrent()) return null;
    if (!answer.is_judging) return answer;
    await new Promise((resolve) => setTimeout(resolve, betweenReadsMilliseconds));
  }
  return null;
}
