'use client';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { sendByMainKey } from '../commands/main-key';
import { useLocale } from '../locale';
import { FieldLabel, FieldNotes, type FieldProps, fieldBox, fieldStack, fieldStates } from './field';
import { lengthNote } from './length-note';

export type TextFieldProps = FieldProps &
  Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'isInvalid'> & {
    placeholder?: string | undefined;
    inputRef?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, className, placeholder, inputRef, ...rest } = props;
  const full = lengthNote(rest.value, rest.maxLength, useLocale());
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error) || undefined} className={fieldStack(className)}>
      {label && <FieldLabel>{label}</FieldLabel>}
      <Input
        {...(inputRef ? { ref: inputRef } : {})}
        placeholder={placeholder}
        className={clsx(fieldBox, fieldStates)}
      />
      <FieldNotes description={full ?? description} error={error} />
    </AriaTextField>
  );
}

export type TextAreaFieldProps = Omit<TextFieldProps, 'inputRef'> & {
  rows?: number;
  /** Ctrl+Enter sends the form, where nothing else answers that key: Enter alone begins a line. */
  isSentByKey?: boolean;
};

/** Text of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, className, placeholder, rows = 3, isSentByKey, ...rest } = props;
  const full = lengthNote(rest.value, rest.maxLength, useLocale());
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error) || undefined} className={fieldStack(className)}>
      {label && <FieldLabel>{label}</FieldLabel>}
      <TextArea
        rows={rows}
        {...(isSentByKey ? { onKeyDown: sendByMainKey } : {})}
        placeholder={placeholder}
        className={clsx(fieldBox, fieldStates, 'h-auto! resize-y py-1.5')}
      />
      <FieldNotes description={full ?? description} error={error} />
    </AriaTextField>
  );
}
