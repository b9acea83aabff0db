import { headers } from 'next/headers';
import { laterVersionSentence } from '@/lib/client/changed-by';
import type { ClientProblem } from '@/lib/client/client';
import { localeOf } from '@/lib/format/locale';
import { withReadableDays } from '@/lib/format/readable-days';
import { shownProblem } from '../accounting/shown-problem';
import { currentUser } from '../session/current-user';
import { findFormats } from '../session/storage/person-formats';
import { dashboardDatabase } from '../session/storage/pool';

/** What the service says of what a request names in its path. */
const unknownResource = 'The resource does not exist.';
const gone = 'It is no longer there: somebody else, or you in another window, removed it meanwhile.';

/**
 * The same refusal with its days written as the reader of this request writes them, and without what only programs understand;
 * these get it from the service as it is.
 */
export async function readableProblem(answered: ClientProblem): Promise<ClientProblem> {
  const problem = inWords(shownProblem(answered));
  const user = await currentUser();
  const chosen = user && (await findFormats(dashboardDatabase(), user.id)).locale;
  const locale = chosen ?? localeOf((await headers()).get('accept-language'));
  const errors = problem.errors?.map((fault) => ({
    ...fault,
    message: withReadableDays(fault.message, locale),
  }));
  return { ...problem, detail: withReadableDays(problem.detail, locale), ...(errors && { errors }) };
}

function inWords(problem: ClientProblem): ClientProblem {
  if (problem.code === 'stale_version') return { ...problem, detail: laterVersionSentence(problem) };
  // It was on the screen before.
  if (problem.detail === unknownResource) return { ...problem, detail: gone };
  return problem;
}
