/** A passkey of a user, as the list of them names it. */
export type ListedPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };
