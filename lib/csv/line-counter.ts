/**
 * The 1-based line of a position, for positions asked in rising order (so a whole file costs one pass).
 * CRLF, LF and a lone CR each end a line.
 */
export function countLines(text: string): (position: number) => number {
  let line = 1;
  let reached = 0;
  return (position) => {
    for (; reached < position && reached < text.length; reached += 1) {
      const unit = text.charCodeAt(reached);
      if (unit === 10 || (unit === 13 && text.charCodeAt(reached + 1) !== 10)) line += 1;
    }
    return line;
  };
}
