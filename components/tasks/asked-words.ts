type Asked = {
  /** Whether anybody has the role owner in the business. */
  hasOwner: boolean;
  /** Whether the person may invite one. */
  isAdmin: boolean;
};

/** What is told once the owner was asked; where there is none, who is to be invited for the question to be read. */
export function askedWords(about: string, { hasOwner, isAdmin }: Asked): { title: string; detail?: string } {
  if (hasOwner) return { title: `Asked the owner about ${about}` };
  const who = isAdmin
    ? 'Invite one under Settings → Members.'
    : 'An admin invites one under Settings → Members.';
  return {
    title: 'Nobody has the role owner yet',
    detail: `What you asked about ${about} is kept for the owner. ${who}`,
  };
}
