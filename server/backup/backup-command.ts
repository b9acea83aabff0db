import { backUp } from './back-up';
import { runAsCommand } from './perform';

/** `npm run backup -- FILE` */
await runAsCommand('npm run backup -- FILE', backUp);
