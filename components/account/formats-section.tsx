'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import type { Choice } from '@/components/ui/choices/choice';
import { LazyComboBox } from '@/components/ui/choices/lazy-combo-box';
import { showToast } from '@/components/ui/notices/toast';
import { Section } from '@/components/ui/section';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { saveFormats } from '@/server/dashboard/actions/account';
import { asBrowser, localeChoices, timeZoneChoices } from './format-choices';

type Props = { locale: string | null; timeZone: string | null };

/** How numbers, days and moments are written for the user, here and in mail. */
export function FormatsSection({ locale, timeZone }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState({ locale: locale ?? asBrowser, timeZone: timeZone ?? asBrowser });
  const locales = useMemo(() => localeChoices(locale), [locale]);
  const timeZones = useMemo(() => timeZoneChoices(timeZone), [timeZone]);
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => saveFormats({ locale: orNull(chosen.locale), timeZone: orNull(chosen.timeZone) }),
    onDone: () => {
      showToast({ title: 'Formats saved', tone: 'good' });
      router.refresh();
    },
  });
  return (
    <Section
      title="Language and formats"
      lead="The screens are in English. Numbers, days and times can be written as you are used to, here and in mail."
    >
      <Form {...formProps} aria-label="Language and formats" className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <FormatField
          label="Numbers and days"
          choices={locales}
          value={chosen.locale}
          onChange={(id) => setChosen((now) => ({ ...now, locale: id ?? asBrowser }))}
          description="In mail, as in the United States unless you choose."
          error={errorOf('/locale')}
        />
        <FormatField
          label="Time zone"
          choices={timeZones}
          value={chosen.timeZone}
          onChange={(id) => setChosen((now) => ({ ...now, timeZone: id ?? asBrowser }))}
          description="For moments, such as when somebody wrote, and for when mail comes (UTC unless you choose). Days of the books do not change."
          error={errorOf('/timeZone')}
        />
        <div className="flex flex-col items-start gap-3 sm:col-span-2">
          <FormMessage message={message} />
          <Button type="submit" variant="primary" isPending={isPending}>
            Save formats
          </Button>
        </div>
      </Form>
    </Section>
  );
}

type FieldProps = {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (id: string | null) => void;
  description: string;
  error?: string | undefined;
};

function FormatField({ label, description, ...field }: FieldProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-xs font-medium text-soft">
        {label}
      </span>
      <LazyComboBox aria-label={label} {...field} />
      <p className="text-xs text-faint">{description}</p>
    </div>
  );
}

function orNull(id: string): string | null {
  return id === asBrowser ? null : id;
}
