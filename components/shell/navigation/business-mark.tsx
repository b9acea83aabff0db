/** The first letter of a business on the accent. */
export function BusinessMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-[5px] bg-accent text-2xs font-semibold text-accent-ink"
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
