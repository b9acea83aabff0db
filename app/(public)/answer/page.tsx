import type { Metadata } from 'next';
import { QuestionScreen } from '@/components/answer-link/question-screen';

/** Whatever the link is for is read in the browser, which alone knows its secret. */
export const metadata: Metadata = { title: 'A question', robots: { index: false, follow: false } };

export default function AnswerPage() {
  return <QuestionScreen />;
}
