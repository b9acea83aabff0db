/** What a part says to the program that started it, which hears it as messages of the channel between them. */
export type PartMessage = 'wants its port' | 'migrating' | 'migrated';

/** Heard by `startChildProgram`; nobody else who has started this process is told. */
export function tellParent(message: PartMessage): void {
  if (process.env.DAYBOOK_PARENT === `${process.ppid}`)
    process.send?.(message, undefined, undefined, () => {});
}
