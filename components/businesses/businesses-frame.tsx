import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CommandsButton } from '@/components/shell/commands-button';
import { RefusedDrop } from '@/components/ui/files/lazy-refused-drop';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { SignOutButton } from './sign-out-button';

type Props = {
  title: string;
  email: string;
  actions?: ReactNode;
  /** For a table rather than a form. */
  isWide?: boolean;
  children: ReactNode;
};

/** The frame of the screens before any business is chosen. */
export function BusinessesFrame({ title, email, actions, isWide = false, children }: Props) {
  return (
    <>
      <header className="flex h-header items-center gap-3 border-b border-line px-5 max-sm:px-4">
        <Link href={paths.businesses()} className="flex items-center gap-2 rounded-md font-semibold">
          <span
            aria-hidden
            className="grid size-5 place-items-center rounded-[5px] bg-accent text-2xs text-accent-ink"
          >
            D
          </span>
          Daybook
        </Link>
        <span className="min-w-0 flex-1 truncate text-right text-soft">{email}</span>
        <CommandsButton />
        <SignOutButton />
      </header>
      <main
        className={clsx(
          'mx-auto w-full px-5 pt-10 pb-16 max-sm:px-4 max-sm:pt-6',
          isWide ? 'max-w-5xl' : 'max-w-3xl',
        )}
      >
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <h1 className="mr-auto text-xl font-semibold tracking-tight">{title}</h1>
          {actions}
        </div>
        <RefusedDrop instead="Open the business that it is for, and drop files there." />
        {children}
      </main>
    </>
  );
}
