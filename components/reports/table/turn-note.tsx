/** Says on a phone held upright how many columns have no room there. */
export function TurnNote({ hidden }: { hidden: number }) {
  if (hidden === 0) return null;
  return (
    <p className="pt-2 text-xs text-faint sm:hidden print:hidden">
      Turn the phone to see {hidden === 1 ? 'one more column' : `${hidden} more columns`}.
    </p>
  );
}
