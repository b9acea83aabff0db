/** The touched fields without those that still hold what was saved. */
export function withoutSaved<Fields extends object>(
  touched: Partial<Fields>,
  saved: Partial<Fields>,
): Partial<Fields> {
  const left = { ...touched };
  for (const name of Object.keys(saved) as (keyof Fields)[])
    if (left[name] === saved[name]) delete left[name];
  return left;
}
