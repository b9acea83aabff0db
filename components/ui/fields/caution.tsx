import type { ReactNode } from 'react';

/** As the description of a field: what was typed is allowed, but probably not meant. */
export function caution(note: string | undefined): ReactNode {
  return note && <span className="text-warn">{note}</span>;
}
