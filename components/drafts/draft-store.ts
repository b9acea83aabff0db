/** A form that was left without saving: its values, the key under which it is saved once, and when it was last changed. */
export type Draft<Values> = { values: Values; key: string; at: string };

/** Whose a draft is: nobody else, and no other business, ever sees it. */
export type DraftOwner = { personId: string; businessId: string | null };

/** The part of the browser's storage that is used: it lives as long as the tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft ';

/** What was typed by a link of a message belongs to whoever has the link, whoever signs in. */
const ofLink = 'link-';

export function linkOwner(token: string): DraftOwner {
  // The storage holds a part of the secret only.
  return { personId: ofLink + token.slice(0, 8), businessId: null };
}

/** The key under which what belongs to the form is kept. */
export function addressOf({ personId, businessId }: DraftOwner, form: string): string {
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

/**
 * Removes all drafts at sign-out, when nobody is given; when somebody signs in, those of others, but not what was typed by a link, which
 * may be the reason to sign in.
 */
export function forgetDrafts(storage: DraftStorage, exceptOfPersonId: string | null = null): void {
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const left = exceptOfPersonId === null ? [] : [`${prefix}${exceptOfPersonId} `, prefix + ofLink];
  for (const address of kept) {
    if (address.startsWith(prefix) && !left.some((each) => address.startsWith(each)))
      storage.removeItem(address);
  }
}
