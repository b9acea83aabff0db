import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

/** Far more than any authenticator sends; what is larger is not decoded. */
const encoded = z
  .string()
  .regex(/^[\w-]*$/, 'must be base64url')
  .max(16_384);
/** Extensions that were not asked for are not looked at. */
const extensions = z
  .unknown()
  .optional()
  .transform(() => ({}));
const credential = { id: encoded.max(1400), rawId: encoded.max(1400), type: z.literal('public-key') };

/**
 * What a browser sends when it has made a passkey (WebAuthn, RegistrationResponseJSON); the rest of it is not looked
 * at.
 */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(32)).max(10).default([]),
  }),
  clientExtensionResults: extensions,
});

/** What a browser sends when a passkey has signed (WebAuthn, AuthenticationResponseJSON). */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded,
  }),
  clientExtensionResults: extensions,
});

export type MadePasskey = z.output<typeof madePasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;

/** The challenge that the browser says it had signed; null if it says nothing of the kind. */
export function challengeIn({ response }: MadePasskey | UsedPasskey): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Whether it has no attestation certificate of the authenticator's maker, as was asked for: browsers then send none (WebAuthn
 * §5.1.3). One that was sent nevertheless would be checked at addresses that it names itself.
 */
export function hasNoAttestationCertificate({ response }: MadePasskey): boolean {
  try {
    const attestation = decodeAttestationObject(
      Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')),
    );
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
