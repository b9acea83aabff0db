/** What can happen to an account and its memberships. */
export const accountEventKinds = [
  'first_account_created',
  'business_created',
  'invited',
  'added',
  'link_created',
  'role_changed',
  'removed',
  'administration_given',
  'administration_ended',
  'password_chosen',
  'password_changed',
  'password_reset_requested',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'session_ended',
  'second_factor_set_up',
  'second_factor_removed',
  'recovery_code_used',
  'recovery_codes_replaced',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_removed',
  'permission_refused',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** What happened to an account, as the access log lists it. */
export type AccountEvent = {
  id: string;
  at: string;
  kind: AccountEventKind;
  userId: string | null;
  byUserId: string | null;
  email: string | null;
  networkAddress: string | null;
  details: Record<string, unknown>;
};
