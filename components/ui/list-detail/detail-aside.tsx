'use client';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../button';

type AsideProps = {
  one: string;
  title: string;
  /** Where there is no room beside the list, it stands over it like a dialog at the side, at the same place. */
  isOverList: boolean;
  /** The sheet will take its place: what would be typed or opened in it until then would be lost. */
  isAwaitingSheet: boolean;
  onClose: () => void;
  contentRef: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The place of the open item beside the list. */
export function DetailAside(props: AsideProps) {
  const { one, title, isOverList, isAwaitingSheet, onClose, contentRef, children } = props;
  return (
    <>
      {isOverList && (
        <div className="fixed inset-0 z-overlay bg-(--scrim) max-sm:hidden xl:hidden print:hidden" />
      )}
      <aside
        aria-label={`Open ${one}`}
        className={clsx(
          'flex flex-col border-line bg-panel [--ground:var(--panel)] xl:w-[436px] xl:shrink-0 xl:border-l',
          'print:static! print:block! print:w-full! print:max-w-none! print:border-0!',
          isOverList
            ? 'max-xl:fixed max-xl:inset-y-0 max-xl:right-0 max-xl:z-overlay max-xl:w-full max-xl:border max-xl:border-edge sm:max-xl:max-w-[460px]'
            : 'max-xl:hidden',
        )}
      >
        {isOverList && (
          <div className="flex h-header shrink-0 items-center justify-between border-b border-line pr-3 pl-5 xl:hidden print:hidden">
            <p className="text-base font-semibold">{title}</p>
            <IconButton label="Close" onPress={onClose}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        )}
        <div
          ref={contentRef}
          data-open-item
          className={clsx(
            'relative min-h-0 flex-1 overflow-auto p-5 print:overflow-visible print:p-0',
            isAwaitingSheet && 'max-xl:*:pointer-events-none',
          )}
        >
          {children}
        </div>
      </aside>
    </>
  );
}
