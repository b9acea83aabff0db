import { describe, expect, it } from 'vitest';
import { askedWords } from './asked-words';

describe('askedWords', () => {
  it('says that the owner was asked', () => {
    expect(askedWords('Figma', { hasOwner: true, isAdmin: true })).toEqual({
      title: 'Asked the owner about Figma',
    });
  });

  it.each([
    [true, 'Invite one under Settings → Members.'],
    [false, 'An admin invites one under Settings → Members.'],
  ])(
    'says that there is no owner, that the question is kept, and who invites one (admin: %s)',
    (isAdmin, who) => {
      expect(askedWords('12 entries', { hasOwner: false, isAdmin })).toEqual({
        title: 'Nobody has the role owner yet',
        detail: `What you asked about 12 entries is kept for the owner. ${who}`,
      });
    },
  );
});
