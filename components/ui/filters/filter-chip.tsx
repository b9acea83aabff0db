'use client';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';

/** Something that narrows a list, removed by itself. */
export function FilterChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <span className="inline-flex h-7 min-w-0 items-center gap-1 rounded-md bg-chip pl-2 text-xs">
      <span className="truncate">{name}</span>
      <Button
        aria-label={`Remove filter ${name}`}
        onPress={onRemove}
        className="grid size-7 shrink-0 place-items-center rounded-md text-soft hover:text-ink"
      >
        <X aria-hidden className="size-3" />
      </Button>
    </span>
  );
}
