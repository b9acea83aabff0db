'use client';

import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/notices/toast';

/** @param prepare loads what is not loaded yet, so that all of it is printed; answers whether it could */
export function PrintButton({ prepare }: { prepare?: (() => Promise<boolean>) | undefined }) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [isReady, setIsReady] = useState(false);
  // Printed only after what was loaded is drawn.
  useEffect(() => {
    if (!isReady) return;
    setIsReady(false);
    window.print();
  }, [isReady]);
  const print = async () => {
    setIsPreparing(true);
    const isWhole = prepare === undefined || (await prepare());
    setIsPreparing(false);
    if (isWhole) setIsReady(true);
    else showToast({ title: 'Not printed: some entries could not be loaded. Try again.', tone: 'bad' });
  };
  // The browser's own print waits for nothing, so its key does what the button does.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!prepare || event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!isPreparing) void print();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Button
      icon={<Printer aria-hidden className="size-3.5" />}
      isPending={isPreparing}
      onPress={() => void print()}
      className="max-sm:w-11 max-sm:gap-0"
    >
      {/* A phone seldom prints, and has little room for what a report is chosen by. */}
      <span className="max-sm:sr-only">Print</span>
    </Button>
  );
}
