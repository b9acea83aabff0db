/** Names whose page sends a form or an action: when it arrives, somebody else may be signed in. */
export const personHeader = 'x-daybook-person';
