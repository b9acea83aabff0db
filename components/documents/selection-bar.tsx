'use client';

import { Trash2, X } from 'lucide-react';
import { Button } from '@/components/ui/button';

type Props = { count: number; onDelete: () => void; onClear: () => void };

/** What can be done with the selected documents. */
export function SelectionBar({ count, onDelete, onClear }: Props) {
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected documents"
      className="flex min-h-11 items-center gap-3 border-b border-line bg-selected pr-4 pl-5"
    >
      <p className="flex-1">{count === 1 ? '1 document selected' : `${count} documents selected`}</p>
      <Button icon={<X aria-hidden className="size-3.5" />} onPress={onClear}>
        Clear
      </Button>
      <Button icon={<Trash2 aria-hidden className="size-3.5" />} onPress={onDelete}>
        Delete
      </Button>
    </section>
  );
}
