import type { ClientProblem } from '@/lib/client/client';
import { jsonAnswer, problemAnswer } from '../queries/data-answer';
import { memberOrProblem, otherPerson } from '../session/guard';
import { isOwnOrigin } from '../session/origin';
import type { Need } from '../session/role';
import { dashboardSettings } from '../session/settings';
import { forwardUpload } from './forward-upload';

/** A file that waited for the network, while another person signed in. */
export const keptForOther: ClientProblem = {
  ...otherPerson,
  detail:
    'Another person is signed in. The file is kept on this device until the one who brought it signs in.',
};

type Context = { params: Promise<{ businessId: string }> };

/**
 * Answers a POST handler that takes a file: origin, session and membership are checked before a byte of it is read.
 * `pathOf` gives the service's path for the business, whose id comes encoded. `ofAnother`: what is said where the page is another person's.
 */
export async function answerUpload(
  request: Request,
  context: Context,
  pathOf: (businessId: string) => string,
  need: Need = 'write',
  ofAnother: ClientProblem = otherPerson,
): Promise<Response> {
  if (!isOwnOrigin(request.headers, dashboardSettings().origin)) {
    const detail = 'This request did not come from a page of Daybook and was refused.';
    return problemAnswer({ code: 'foreign_origin', status: 403, detail });
  }
  const { businessId } = await context.params;
  const member = await memberOrProblem(businessId, need);
  if (!member.ok) return problemAnswer(member.problem.code === otherPerson.code ? ofAnother : member.problem);
  const path = pathOf(encodeURIComponent(businessId));
  const outcome = await forwardUpload(request, path, member.value.user.id);
  return outcome.ok ? jsonAnswer(outcome.value, 201) : problemAnswer(outcome.problem);
}
