'use client';

import { Paperclip, Send } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { keyCap } from '@/components/ui/commands/pressed-key';
import { useIsMac } from '@/components/ui/commands/use-is-mac';
import { FileInput } from '@/components/ui/files/file-input';
import { acceptedFiles } from '@/components/uploads/accepted-files';

type Props = {
  /** Whether a receipt is what was asked for. */
  wantsReceipt: boolean;
  /** What the button that sends says. */
  sendName: string;
  /** Whether there is something to send. */
  says: boolean;
  isWaiting: boolean;
  isPending: boolean;
  onFiles: (files: File[]) => void;
};

/** Adds documents, and sends the answer; what is to be done next stands out. */
export function AnswerButtons({ wantsReceipt, sendName, says, isWaiting, isPending, onFiles }: Props) {
  const isMac = useIsMac();
  const input = useRef<HTMLInputElement>(null);
  const isReceiptNext = wantsReceipt && !says;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className="max-sm:h-11 max-sm:flex-1"
          variant={isReceiptNext ? 'primary' : 'plain'}
          icon={<Paperclip aria-hidden className="size-3.5" />}
          onPress={() => input.current?.click()}
        >
          {wantsReceipt ? 'Add the receipt' : 'Add a document'}
        </Button>
        <Button
          type="submit"
          className="max-sm:h-11 max-sm:flex-1"
          variant={isReceiptNext ? 'plain' : 'primary'}
          icon={<Send aria-hidden className="size-3.5" />}
          keyHint={keyCap('mod+Enter', isMac)}
          isDisabled={!says || isWaiting}
          isPending={isPending}
        >
          {sendName}
        </Button>
      </div>
      <FileInput
        inputRef={input}
        label="Documents for the answer"
        accept={acceptedFiles}
        allowsMany
        onFiles={onFiles}
      />
    </>
  );
}
