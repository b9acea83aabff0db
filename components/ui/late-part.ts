/**
 * Code that comes apart from the page, for what is drawn anew once it is here: `dynamic` would show what stands for it for a
 * moment, even so. `known` gives null until `load` is done.
 */
export function latePart<Part>(loadPart: () => Promise<Part>) {
  let part: Part | null = null;
  return {
    known: () => part,
    load: async (): Promise<void> => {
      part = await loadPart();
    },
  };
}
