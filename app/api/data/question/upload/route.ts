import { answerQuestionUpload } from '@/server/dashboard/mail/question-upload-answer';

export function POST(request: Request) {
  return answerQuestionUpload(request);
}
