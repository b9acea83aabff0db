/** What one typed, over what somebody else saved meanwhile: each field that one did not touch is theirs. */
export function mergedFields<Values extends object>(opened: Values, mine: Values, theirs: Values): Values {
  const merged = { ...mine };
  for (const name of Object.keys(theirs) as (keyof Values)[])
    if (JSON.stringify(mine[name]) === JSON.stringify(opened[name])) merged[name] = theirs[name];
  return merged;
}

/**
 * The same of a form with lines. They belong together and count as the user's as soon as one of them was touched; those that
 * are not in theirs any more are new ones.
 */
export function mergedWithLines<Values extends { lines: { lineId: string | null }[] }>(
  opened: Values,
  mine: Values,
  theirs: Values,
): Values {
  const merged = mergedFields(opened, mine, theirs);
  const ids = new Set(theirs.lines.map(({ lineId }) => lineId));
  const lines = merged.lines.map((line) => (ids.has(line.lineId) ? line : { ...line, lineId: null }));
  return { ...merged, lines };
}
