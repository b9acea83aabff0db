export { answerStatementFile as GET } from '@/server/dashboard/queries/report-files';
