'use server';

import { z } from 'zod';
import { applicationCreate, applicationRotate } from '@/lib/contract/application';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { mayManageApplications, readForeignApplication } from '../queries/applications';
import { answerMember } from './answer-action';

const newApplication = z.strictObject({ idempotencyKey: z.uuid(), application: applicationCreate });

/**
 * Registers an application. The answer holds its secret, this once; null when the same form was sent again. These two
 * are the only actions that answer a secret, which is for the person who asked and is kept nowhere.
 */
export async function registerApplication(businessId: string, input: z.input<typeof newApplication>) {
  return answerMember({ businessId, need: 'admin' }, newApplication, input, async (member, read) => {
    const allowed = await mayManageApplications(member);
    if (!allowed.ok) return allowed;
    const made = await member.client.registerApplication({
      idempotencyKey: read.idempotencyKey,
      body: read.application,
    });
    return made.ok ? accept(secretOf(made.value.data)) : made;
  });
}

const rotation = z.strictObject({
  idempotencyKey: z.uuid(),
  applicationId: identifier('application'),
  rotate: applicationRotate,
});

/** Gives the application a new secret, answered once; the present one stays good for the grace that was asked for. */
export async function rotateSecret(businessId: string, input: z.input<typeof rotation>) {
  return answerMember({ businessId, need: 'admin' }, rotation, input, async (member, read) => {
    const application = await readForeignApplication(member, read.applicationId);
    if (!application.ok) return application;
    const rotated = await member.client.rotateSecret({
      parameters: { application_id: read.applicationId },
      idempotencyKey: read.idempotencyKey,
      body: read.rotate,
    });
    return rotated.ok ? accept(secretOf(rotated.value.data)) : rotated;
  });
}

const revocation = z.strictObject({ applicationId: identifier('application') });

export async function revokeApplication(businessId: string, input: z.input<typeof revocation>) {
  return answerMember({ businessId, need: 'admin' }, revocation, input, async (member, read) => {
    const application = await readForeignApplication(member, read.applicationId);
    if (!application.ok) return application;
    const revoked = await member.client.revokeApplication({
      parameters: { application_id: read.applicationId },
    });
    return revoked.ok ? accept({ name: revoked.value.data.name }) : revoked;
  });
}

type Made = {
  name: string;
  client_id: string;
  client_secret: string | null;
  previous_secret_expires_at: string | null;
};

function secretOf(made: Made) {
  return {
    name: made.name,
    clientId: made.client_id,
    secret: made.client_secret,
    previousUntil: made.previous_secret_expires_at,
  };
}
