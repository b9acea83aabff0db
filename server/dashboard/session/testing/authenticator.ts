import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** In what an authenticator or a browser differs from a good one. */
export type Manner = {
  origin?: string;
  host?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Puts a certificate of the maker into the answer, which nobody asked for. */
  namesMaker?: boolean;
};

/** A browser and an authenticator with one passkey (WebAuthn §6, ES256), without the screens in between. */
export function makeAuthenticator(address: string) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const host = new URL(address).hostname;
  let user = '';
  const clientData = (type: string, challenge: string, { origin, ...manner }: Manner) =>
    Buffer.from(
      JSON.stringify({
        type: manner.type ?? type,
        challenge: manner.challenge ?? challenge,
        origin: origin ?? address,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (counter: number, manner: Manner, credential = Buffer.alloc(0)) => {
    const flags = 0x01 | ((manner.isUserVerified ?? true) ? 0x04 : 0) | (credential.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hashOf(manner.host ?? host), Buffer.from([flags]), count, credential]);
  };
  return {
    id,
    /** Makes the passkey, as the options ask. */
    create(options: PublicKeyCredentialCreationOptionsJSON, manner: Manner = {}) {
      user = options.user.id;
      const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
      const publicKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          ...([
            [-2, bytesOf(x)],
            [-3, bytesOf(y)],
          ] as const),
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, publicKey]);
      const authData = Uint8Array.from(authenticatorData(manner.counter ?? 0, manner, credential));
      const statement = new Map<string, Uint8Array[] | Uint8Array | number>(
        manner.namesMaker
          ? [
              ['alg', -7],
              ['sig', new Uint8Array(8)],
              ['x5c', [new Uint8Array(8)]],
            ]
          : [],
      );
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', manner.namesMaker ? 'packed' : 'none'],
          ['attStmt', statement],
          ['authData', authData],
        ]) as Map<string, string>,
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, manner).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs the challenge of the options. */
    sign(options: PublicKeyCredentialRequestOptionsJSON, manner: Manner = {}) {
      const clientDataJSON = clientData('webauthn.get', options.challenge, manner);
      const data = authenticatorData(manner.counter ?? 0, manner);
      const signature = createSign('sha256')
        .update(data)
        .update(hashOf(clientDataJSON))
        .sign(keys.privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: manner.userHandle ?? user,
        },
      };
    },
  };
}

function hashOf(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'));
}
