import { answerUnsubscribe, redirectToQuestion } from '@/server/dashboard/mail/unsubscribe-answer';

export function POST(request: Request) {
  return answerUnsubscribe(request);
}

export function GET(request: Request) {
  return redirectToQuestion(request);
}
