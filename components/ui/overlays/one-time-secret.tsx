'use client';
import { useEffect, useState } from 'react';
import { Button } from '../button';
import { CopyField } from '../fields/copy-field';
import { Dialog } from './dialog';

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

/** The browser asks in its own words before the page is reloaded, closed or left for another. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
