/** A process that sends what is due at the moment given, for tests that end it in the midst of it. */
import { sendDueMail } from '../send-due-mail';

await sendDueMail(new Date(process.argv[2] ?? ''), ['questions']);
process.exit(0);
