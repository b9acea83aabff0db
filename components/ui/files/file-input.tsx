import type { Ref } from 'react';

type FileInputProps = {
  /** Opens the dialog by `click()`. */
  inputRef: Ref<HTMLInputElement>;
  label: string;
  /** Media types or endings of names, separated by commas. */
  accept?: string | undefined;
  allowsMany?: boolean;
  /** A telephone opens its camera. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * The file dialog of the system; a button opens it. Hidden by a class: React Aria's own trigger hides its input by a style
 * attribute, which the policy forbids.
 */
export function FileInput(props: FileInputProps) {
  const { inputRef, label, accept, allowsMany = false, isCamera = false, onFiles } = props;
  return (
    <input
      ref={inputRef}
      type="file"
      aria-label={label}
      tabIndex={-1}
      className="hidden"
      multiple={allowsMany}
      accept={accept}
      {...(isCamera && { capture: 'environment' })}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        // The same file may be chosen again.
        event.target.value = '';
        if (chosen.length > 0) onFiles(chosen);
      }}
    />
  );
}
