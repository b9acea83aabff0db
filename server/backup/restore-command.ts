import { runAsCommand } from './perform';
import { restore } from './restore';

/** `npm run restore -- FILE` */
await runAsCommand('npm run restore -- FILE', restore);
