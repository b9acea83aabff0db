export { answerDocumentContent as GET } from '@/server/dashboard/queries/documents';
