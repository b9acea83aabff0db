/** The identifiers with some of them moved, in their order, before or after another. */
export function reordered(
  ids: readonly string[],
  moving: readonly string[],
  target: string,
  isAfter: boolean,
): string[] {
  const going = new Set(moving);
  return ids.flatMap((id) => {
    const here = going.has(id) ? [] : [id];
    if (id !== target) return here;
    const inOrder = ids.filter((each) => going.has(each));
    return isAfter ? [...here, ...inOrder] : [...inOrder, ...here];
  });
}
