export { answerReportFile as GET } from '@/server/dashboard/queries/report-files';
