'use server';

import { z } from 'zod';
import { longestMessage } from '@/lib/contract/limits';
import { digestFrequencies } from '@/lib/mail-choice';
import { accept, refuse } from '@/lib/result';
import { answerByLink, openByLink } from '../mail/answer-by-link';
import { putChoice } from '../mail/storage/mail-choices';
import { revokeQuestionLinks } from '../mail/storage/question-links';
import { endMail } from '../mail/unsubscribe';
import { dashboardDatabase } from '../session/storage/pool';
import { answerAnybody, answerMember } from './answer-action';
import { networkAddress } from './network-address';

const token = z.string().min(1).max(128);

/** What the question is that a link of a message opens. */
export async function openQuestion(input: { token: string }) {
  return answerAnybody(z.strictObject({ token }), input, async (read) =>
    openByLink(read.token, await networkAddress()),
  );
}

const answer = z
  .strictObject({
    token,
    body: z.string().trim().max(longestMessage),
    ledgerId: z.string().max(64).nullable(),
    documentIds: z.array(z.string().max(64)).max(20),
  })
  .refine(({ body, ledgerId, documentIds }) => body !== '' || ledgerId !== null || documentIds.length > 0, {
    message: 'must have words, a choice or a file',
    path: ['body'],
  });

/** Answers the question of the link; the link is used up by it. */
export async function answerQuestion(input: z.input<typeof answer>) {
  return answerAnybody(answer, input, async ({ token: secret, ...said }) =>
    answerByLink(secret, said, await networkAddress()),
  );
}

/** Ends what the link of a message is about: digests of questions, or word of packages. */
export async function unsubscribe(input: { token: string }) {
  const schema = z.strictObject({ token: z.string().min(1).max(512) });
  return answerAnybody(schema, input, async (read) => {
    const ended = await endMail(read.token);
    if (ended !== null) return accept(ended);
    const detail = 'This link is not one of ours. Open it again as it is in the message.';
    return refuse({ code: 'not_found', status: 404, detail });
  });
}

const choice = z.strictObject({ questions: z.enum(digestFrequencies), packages: z.boolean() });

/** Keeps what the member is mailed about the business. */
export async function saveMailChoice(businessId: string, input: z.input<typeof choice>) {
  return answerMember({ businessId, need: 'read' }, choice, input, async ({ user }, read) => {
    await putChoice(dashboardDatabase(), user.id, businessId, read);
    return accept(null);
  });
}

/** Ends all links to questions of the business that were sent to the member. */
export async function endQuestionLinks(businessId: string, input: object) {
  return answerMember({ businessId, need: 'read' }, z.strictObject({}), input, async ({ user }) => {
    await revokeQuestionLinks(dashboardDatabase(), user.id, businessId);
    return accept(null);
  });
}
