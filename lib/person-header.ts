/** Names who brought a form that may be sent later, when somebody else may be signed in. */
export const personHeader = 'x-daybook-person';
