'use client';
import { type Command, ownFirst } from '@/components/ui/commands/command-registry';
import { useOfferedCommands } from '@/components/ui/commands/commands';
import { Kbd } from '@/components/ui/commands/kbd';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';
import { Dialog } from '@/components/ui/overlays/dialog';

/** All keys of the screen at hand. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const commands = useOfferedCommands();
  const groups = ownFirst(commands.filter((command) => command.keys));
  return (
    <Dialog title="Keys" isOpen onOpenChange={onClose} size="large">
      <div className="columns-1 gap-8 sm:columns-2">
        {groups.map(([name, members]) => (
          <section key={name} className="mb-5">
            <h3 className="mb-1 break-after-avoid text-xs font-medium text-faint">{name}</h3>
            <dl>
              {members.map((command) => (
                <KeyRow key={command.id} command={command} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeyRow({ command }: { command: Command }) {
  const isMac = useIsMac();
  return (
    <div className="flex min-h-7 break-inside-avoid items-center justify-between gap-4">
      <dt>{command.name}</dt>
      <dd className="flex shrink-0 gap-1">
        {command.keys?.map((key) => (
          <span key={key}>
            <span className="sr-only">{key}</span>
            <Kbd>{keyCap(key, isMac)}</Kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
