'use client';
import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../button';
import { fieldBox } from './field';

type Props = { name: string; value: string; onCopied?: () => void };

/** A value that is only to be copied. */
export function CopyField({ name, value, onCopied }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  async function copy() {
    const isDone = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setOutcome(isDone ? 'copied' : 'refused');
    if (isDone) onCopied?.();
    else input.current?.select();
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {name}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          readOnly
          autoComplete="off"
          value={value}
          onFocus={(event) => event.target.select()}
          onCopy={onCopied}
          className={`${fieldBox} font-mono`}
        />
        <Button
          onPress={() => void copy()}
          aria-label={`Copy ${name.toLowerCase()}`}
          icon={
            outcome === 'copied' ? (
              <Check aria-hidden className="size-3.5 text-accent" />
            ) : (
              <Copy aria-hidden className="size-3.5" />
            )
          }
        >
          {outcome === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="text-xs text-soft empty:hidden">
        {outcome === 'refused' && 'The browser did not allow it. Copy the marked text yourself.'}
      </p>
    </div>
  );
}
