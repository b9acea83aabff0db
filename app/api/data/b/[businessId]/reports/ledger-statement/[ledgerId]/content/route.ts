export { answerStatementFile as GET } from '@/server/dashboard/queries/statement-file';
