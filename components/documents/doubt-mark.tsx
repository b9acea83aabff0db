import { CircleHelp } from 'lucide-react';

/** Beside a value that was read and is in doubt. */
export function DoubtMark({ name }: { name: string }) {
  return (
    <span title={`Check the ${name}`} className="inline-flex shrink-0 align-[-2px] text-warn">
      <CircleHelp aria-hidden className="size-3.5" />
      <span className="sr-only">Check the {name},</span>
    </span>
  );
}
