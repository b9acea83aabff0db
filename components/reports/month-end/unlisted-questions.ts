import { countOf } from '@/lib/format/count';
import type { MonthPackage } from './month-package';

/** How many open questions are not listed, as a sentence; none where all are. */
export function unlistedQuestions(
  { questions, questionCount }: Pick<MonthPackage, 'questions' | 'questionCount'>,
  locale: string,
): string[] {
  const more = questionCount - questions.length;
  if (more <= 0) return [];
  return [`The newest are listed; ${countOf(more, 'more question is', 'more questions are', locale)} open.`];
}
