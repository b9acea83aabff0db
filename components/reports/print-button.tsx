'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function PrintButton() {
  return (
    <Button
      icon={<Printer aria-hidden className="size-3.5" />}
      onPress={() => window.print()}
      className="max-sm:hidden"
    >
      Print
    </Button>
  );
}
