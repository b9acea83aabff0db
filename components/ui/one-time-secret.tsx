'use client';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { fieldBox } from './field';

export type OneTimeSecretProps = {
  title: string;
  /** What each value is, such as "Client secret"; the secret last. */
  values: readonly { name: string; value: string }[];
  children: React.ReactNode;
  onClose: () => void;
};

/**
 * Shows a secret that cannot be shown again. It lives in this component's properties alone and is gone with it. Who
 * leaves without having copied it is asked first: by the dialog, and by the browser when the page itself is left.
 */
export function OneTimeSecret({ title, values, children, onClose }: OneTimeSecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const secret = values.at(-1)?.value ?? '';
  useLeaveWarning(!isCopied);
  const leave = () => (isCopied || isLeaving ? onClose() : setIsLeaving(true));
  return (
    <Dialog
      title={title}
      size="medium"
      isOpen
      onOpenChange={leave}
      actions={
        isLeaving && !isCopied ? (
          <>
            <Button variant="danger" onPress={onClose}>
              Close without copying
            </Button>
            <Button variant="primary" onPress={() => setIsLeaving(false)}>
              Stay
            </Button>
          </>
        ) : (
          <Button variant={isCopied ? 'primary' : 'plain'} onPress={leave}>
            Done
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-soft">{children}</p>
        {values.map(({ name, value }) => (
          <CopyField
            key={name}
            name={name}
            value={value}
            onCopied={() => value === secret && setIsCopied(true)}
          />
        ))}
        <p role="alert" className="text-warn empty:hidden">
          {isLeaving && !isCopied && 'It was not copied, and it cannot be shown again. Close all the same?'}
        </p>
      </div>
    </Dialog>
  );
}

function CopyField({ name, value, onCopied }: { name: string; value: string; onCopied: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  async function copy() {
    const isDone = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setOutcome(isDone ? 'copied' : 'refused');
    if (isDone) onCopied();
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

/** The browser asks in its own words before the page is reloaded, closed or left for another. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
