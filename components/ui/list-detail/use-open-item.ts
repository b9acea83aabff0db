'use client';
import { parseAsString, useQueryState } from 'nuqs';
import { useEffect, useRef } from 'react';
import { openingHistory } from './opening-history';

/**
 * Which item is open beside the list. It is kept in the address, under `parameter`, so that a link opens it; opening one from
 * the list adds an entry to the history, so that Back closes it.
 */
export function useOpenItem(parameter: string) {
  const [openId, setOpenId] = useQueryState(parameter, parseAsString.withOptions({ history: 'replace' }));
  const ownLength = useRef<number | 'adding' | null>(null);
  useEffect(() => {
    const forget = () => {
      ownLength.current = null;
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const open = async (id: string) => {
    const { length } = window.history;
    const history = openingHistory({ isOpen: openId !== null, ownLength: ownLength.current, length });
    if (history === 'push') ownLength.current = 'adding';
    await setOpenId(id, { history });
    if (ownLength.current === 'adding') ownLength.current = window.history.length;
  };
  return {
    openId,
    open: (id: string) => void open(id),
    close: () => void setOpenId(null),
  };
}
