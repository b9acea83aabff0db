export { answerRead as GET } from '@/server/dashboard/queries/answer-read';
