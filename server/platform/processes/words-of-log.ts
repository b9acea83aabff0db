/** What a program has written, for a person: of a line of the log its words, and no stack traces. */
export function wordsOfLog(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !isOfStack(line))
    .map((line) => wordsOfRecord(line) ?? line);
}

/** A call of a stack, or the source line that Node.js shows with its marks before one. */
function isOfStack(line: string): boolean {
  return /^\s+at .+|^\s*\^+\s*$|^(?:file|node):\S+:\d+$|^Node\.js v\d/.test(line);
}

/** Null for a line that is no record of our logger. */
function wordsOfRecord(line: string): string | null {
  try {
    const { msg, err } = JSON.parse(line);
    if (typeof msg !== 'string') return null;
    return typeof err?.message === 'string' ? `${msg}: ${err.message}` : msg;
  } catch {
    return null;
  }
}
