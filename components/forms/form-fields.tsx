'use client';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { DateField } from '@/components/ui/dates/date-field';
import { TextField } from '@/components/ui/fields/text-field';

/** A text of the form around it, by its name there. */
export function FormTextField({
  name,
  label,
  maxLength,
  description,
}: {
  name: string;
  label: string;
  maxLength: number;
  description?: ReactNode;
}) {
  return (
    <Controller
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          label={label}
          maxLength={maxLength}
          description={description}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
          validationBehavior="aria"
        />
      )}
    />
  );
}

type DayFieldProps = {
  name: string;
  label: string;
  description?: ReactNode;
  onDay?: (day: string, before: string) => void;
};

/** A day of the form around it. */
export function FormDayField({ name, label, description, onDay }: DayFieldProps) {
  return (
    <Controller
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          label={label}
          description={description}
          value={field.value}
          onChange={(day) => {
            onDay?.(day, field.value);
            field.onChange(day);
          }}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
