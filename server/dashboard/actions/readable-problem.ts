import { headers } from 'next/headers';
import type { ClientProblem } from '@/lib/client/client';
import { localeOf } from '@/lib/format/locale';
import { withReadableDays } from '@/lib/format/readable-days';
import { shownProblem } from '../accounting/shown-problem';
import { currentUser } from '../session/current-user';
import { findFormats } from '../session/storage/person-formats';
import { dashboardDatabase } from '../session/storage/pool';

/** The same refusal with its days written as the reader of this request writes them; programs get them from the service as they are. */
export async function readableProblem(answered: ClientProblem): Promise<ClientProblem> {
  const problem = shownProblem(answered);
  const user = await currentUser();
  const chosen = user && (await findFormats(dashboardDatabase(), user.id)).locale;
  const locale = chosen ?? localeOf((await headers()).get('accept-language'));
  const errors = problem.errors?.map((fault) => ({
    ...fault,
    message: withReadableDays(fault.message, locale),
  }));
  return { ...problem, detail: withReadableDays(problem.detail, locale), ...(errors && { errors }) };
}
