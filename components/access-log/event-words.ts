import type { AccountEvent, AccountEventKind } from '@/lib/account-events';

type Words = (details: Record<string, unknown>, person: string) => string;

/** Why somebody did not get in. */
const refusals: Record<string, string> = {
  password: 'wrong email or password',
  code: 'wrong code',
  passkey: 'unknown or wrong passkey',
  provider: 'no account for that of the provider',
};

/** What whoever did it has done; `person` is whom it concerns, where that is another. */
const sentences: Record<AccountEventKind, Words> = {
  first_account_created: () => 'created the first account',
  business_created: () => 'created the business and became its admin',
  invited: ({ role }, person) => `invited ${person} as ${roleOf(role)}`,
  added: ({ role }, person) => `added ${person} as ${roleOf(role)}`,
  link_created: ({ onServer }, person) =>
    onServer === true
      ? 'was given a link to choose a password, by a command on the server'
      : `created a link by which ${person} chooses a password`,
  role_changed: ({ from, to }, person) => `changed ${person} from ${roleOf(from)} to ${roleOf(to)}`,
  removed: ({ role }, person) => `removed ${person}, who was ${roleOf(role)}`,
  administration_given: (_, person) => `made ${person} system administrator`,
  administration_ended: (_, person) => `ended system administration by ${person}`,
  password_chosen: () => 'chose a password by a link',
  password_changed: () => 'changed the password',
  password_reset_requested: () => 'asked for a link to reset the password',
  signed_in: ({ provider, passkey }) => {
    if (typeof provider === 'string') return `signed in with ${provider}`;
    return passkey === undefined ? 'signed in' : `signed in with ${passkeyOf(passkey)}`;
  },
  sign_in_refused: ({ reason }) => `was refused: ${refusals[String(reason)] ?? refusals.password}`,
  signed_out: () => 'signed out',
  session_ended: ({ all }) => (all === true ? 'signed out all other devices' : 'signed out a device'),
  second_factor_set_up: () => 'turned on two-step sign-in',
  second_factor_removed: (_, person) =>
    `turned off two-step sign-in${person === 'themselves' ? '' : ` of ${person}`}`,
  recovery_code_used: () => 'used a recovery code',
  recovery_codes_replaced: () => 'made new recovery codes',
  passkey_added: ({ name }) => `added ${passkeyOf(name)}`,
  passkey_removed: ({ name }, person) =>
    `removed ${passkeyOf(name)}${person === 'themselves' ? '' : ` of ${person}`}`,
  identity_linked: ({ issuer }) => `signed in with ${identityOf(issuer)} for the first time`,
  identity_removed: ({ issuer }, person) =>
    `removed ${identityOf(issuer)} by which ${person === 'themselves' ? 'they' : person} signed in`,
  permission_refused: () => 'was refused: no permission',
};

/** Who did what, in a sentence of two parts. */
export function eventWords(
  event: Pick<AccountEvent, 'kind' | 'userId' | 'byUserId' | 'email' | 'details'>,
  people: Readonly<Record<string, string>>,
): { who: string; what: string } {
  const { kind, userId, byUserId, email, details } = event;
  const person = (userId !== null && people[userId]) || email || 'Somebody unknown';
  if (byUserId === null || byUserId === userId) {
    return { who: person, what: sentences[kind](details, 'themselves') };
  }
  return { who: people[byUserId] ?? 'A former user', what: sentences[kind](details, person) };
}

function roleOf(role: unknown): string {
  return typeof role === 'string' ? role : 'member';
}

function identityOf(issuer: unknown): string {
  return `the account of ${typeof issuer === 'string' ? issuer : 'a provider'}`;
}

function passkeyOf(name: unknown): string {
  return typeof name === 'string' ? `the passkey “${name}”` : 'a passkey';
}
