'use client';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { Text } from 'react-aria-components/Text';
import { Button } from '../button';
import { filesOfItems } from './dropped-files';
import { FileInput } from './file-input';

export type DropZoneProps = {
  /** Such as "Drop bank files here". */
  title: string;
  description?: ReactNode;
  /** The button for those who do not drag. */
  buttonName?: string;
  /** File name endings or media types offered by the file dialog; what was dropped is judged by its content. */
  accept?: readonly string[];
  allowsMany?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
};

/** Files by drop, by paste, or by a dialog. */
export function DropZone(props: DropZoneProps) {
  const { title, description, buttonName = 'Choose files', accept, allowsMany = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <AriaDropZone
      isDisabled={props.isDisabled ?? false}
      getDropOperation={() => 'copy'}
      onDrop={async (event) => {
        const files = await filesOfItems(event.items);
        if (files.length > 0) onFiles(allowsMany ? files : files.slice(0, 1));
      }}
      className={clsx(
        'flex flex-col items-center gap-1 rounded-[10px] border-[1.5px] border-dashed border-edge p-6 text-center text-soft transition-colors',
        'data-drop-target:border-accent data-drop-target:bg-selected data-focus-visible:border-accent',
        props.className,
      )}
    >
      <Text slot="label" className="font-medium text-ink">
        {title}
      </Text>
      {description && <span className="text-xs text-faint">{description}</span>}
      <FileInput
        inputRef={input}
        label={buttonName}
        accept={accept?.join(',')}
        allowsMany={allowsMany}
        onFiles={onFiles}
      />
      <Button className="mt-2" isDisabled={props.isDisabled ?? false} onPress={() => input.current?.click()}>
        {buttonName}
      </Button>
    </AriaDropZone>
  );
}
