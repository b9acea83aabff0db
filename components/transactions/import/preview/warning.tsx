import { TriangleAlert } from 'lucide-react';

/** What a person should look at before importing. */
export function Warning({ children }: { children: string }) {
  return (
    <p className="flex gap-2 text-bad">
      <TriangleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
