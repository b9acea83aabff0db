'use client';
import { parseAsString, useQueryState } from 'nuqs';

/** Which item is open beside the list. It is kept in the address, under `parameter`, so that a link opens it. */
export function useOpenItem(parameter: string) {
  const [openId, setOpenId] = useQueryState(parameter, parseAsString.withOptions({ history: 'replace' }));
  return {
    openId,
    open: (id: string) => void setOpenId(id),
    close: () => void setOpenId(null),
  };
}
