'use client';
import { Button } from '@/components/ui/button';
import { useCommandRunner } from '@/components/ui/commands/commands';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';

/** What Ctrl+K does, for those who do not know the key yet. */
export function CommandsButton() {
  const isMac = useIsMac();
  const show = useCommandRunner('command-menu');
  return (
    <Button variant="quiet" keyHint={keyCap('mod+k', isMac)} onPress={show} className="max-sm:hidden">
      Commands
    </Button>
  );
}
