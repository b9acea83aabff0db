'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type DayForms, takeDayForms } from '@/lib/format/day-forms';

const LocaleContext = createContext('en-US');

type Props = { locale: string; dayForms: DayForms | undefined; children: ReactNode };

/**
 * Numbers, days and texts in this locale (a BCP 47 tag), in React Aria's components too.
 * @param dayForms how the server writes days in it: the browser takes over what the server drew, so it must write the same.
 * Undefined where an outer provider had them
 */
export function LocaleProvider({ locale, dayForms, children }: Props) {
  useMemo(() => dayForms && takeDayForms(locale, dayForms), [locale, dayForms]);
  return (
    <I18nProvider locale={locale}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </I18nProvider>
  );
}

/**
 * The reader's locale, a BCP 47 tag. Not React Aria's hook of this name: that one also listens to the browser's locale, and
 * draws whoever asks a second time, all in one task, once the page is alive.
 */
export function useLocale(): string {
  return useContext(LocaleContext);
}
