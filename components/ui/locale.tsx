'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

const LocaleContext = createContext('en-US');

/** Numbers, days and texts in this locale (a BCP 47 tag), in React Aria's components too. */
export function LocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
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
