import { TextField } from '@/components/ui/fields/text-field';

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined };

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeField({ value, onChange, error }: Props) {
  return (
    <TextField
      label="Code"
      name="code"
      value={value}
      onChange={onChange}
      error={error}
      description="From your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      maxLength={64}
      isRequired
      autoFocus
    />
  );
}
