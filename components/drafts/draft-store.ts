/** A form that was left without saving: its values, the key under which it is saved once, and when it was last changed. */
export type Draft<Values> = { values: Values; key: string; at: string };

/** Whose a draft is: nobody else, and no other business, ever sees it. */
export type DraftOwner = { personId: string; businessId: string | null };

/** The part of the browser's storage that is used: it lives as long as the tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft ';

function addressOf({ personId, businessId }: DraftOwner, form: string): string {
  return `${prefix}${personId} ${businessId ?? '-'} ${form}`;
}

export function keepDraft<Values>(
  storage: DraftStorage,
  owner: DraftOwner,
  form: string,
  draft: Draft<Values>,
): void {
  try {
    storage.setItem(addressOf(owner, form), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the form works all the same.
  }
}

/**
 * The draft of the form, or null.
 * @param empty what the form starts with: what was kept by another version of the form, with other fields, is no draft
 */
export function findDraft<Values extends object>(
  storage: DraftStorage,
  owner: DraftOwner,
  form: string,
  empty: Values,
): Draft<Values> | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(addressOf(owner, form)) ?? 'null');
    return isDraft(kept, empty) ? kept : null;
  } catch {
    return null;
  }
}

function isDraft<Values extends object>(kept: unknown, empty: Values): kept is Draft<Values> {
  if (typeof kept !== 'object' || kept === null) return false;
  const { values, key, at } = kept as Partial<Draft<unknown>>;
  if (typeof key !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return false;
  return typeof values === 'object' && values !== null && Object.keys(empty).every((name) => name in values);
}

export function forgetDraft(storage: DraftStorage, owner: DraftOwner, form: string): void {
  storage.removeItem(addressOf(owner, form));
}

/** Removes all drafts but those of the person, or all when nobody is given: at sign-out, and when another signs in. */
export function forgetDrafts(storage: DraftStorage, exceptOfPersonId: string | null = null): void {
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const address of kept) {
    const isOwn = exceptOfPersonId !== null && address.startsWith(`${prefix}${exceptOfPersonId} `);
    if (address.startsWith(prefix) && !isOwn) storage.removeItem(address);
  }
}
