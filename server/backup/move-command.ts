import { move } from './move';
import { runAsCommand } from './perform';

/** `npm run move -- URL` */
await runAsCommand('npm run move -- URL', move);
