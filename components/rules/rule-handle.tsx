'use client';

import { GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Rule } from '@/lib/contract/rule';

type Props = {
  rule: Rule;
  /** -1 up, 1 down. */
  onMove: (by: -1 | 1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
};

/** Moves a rule: the pointer drags it, Up and Down move it by one. */
export function RuleHandle({ rule, onMove, onDragStart, onDragEnd }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  /** A row that changes its place in the document loses the focus. */
  const keepsFocus = useRef(false);
  useEffect(() => {
    if (keepsFocus.current) handle.current?.focus();
    keepsFocus.current = false;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    keepsFocus.current = true;
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const onStart = (event: DragEvent<HTMLButtonElement>) => {
    const row = event.currentTarget.closest('li');
    if (row) event.dataTransfer.setDragImage(row, 12, row.offsetHeight / 2);
    event.dataTransfer.setData('text/plain', rule.name);
    event.dataTransfer.effectAllowed = 'move';
    onDragStart();
  };
  return (
    <button
      ref={handle}
      type="button"
      draggable
      aria-label={`Move ${rule.name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title="Drag, or press ↑ or ↓"
      onKeyDown={onKeyDown}
      onDragStart={onStart}
      onDragEnd={onDragEnd}
      className="flex size-6 shrink-0 cursor-grab! items-center justify-center rounded text-faint hover:text-ink"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
