import type { ReactNode } from 'react';

/** Leads somewhere or does something. */
export type MenuEntry = {
  id: string;
  name: string;
  icon?: ReactNode;
  keyHint?: string;
  detail?: string;
  isDisabled?: boolean;
  isDanger?: boolean;
} & ({ href: string; onAction?: never } | { href?: never; onAction: () => void });

export type MenuPart = { id: string; name?: string; entries: MenuEntry[] };
