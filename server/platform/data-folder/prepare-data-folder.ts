import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal';

/**
 * Makes the data folder when it is missing. Nobody else may list it. Under root it may be passed through, because
 * the database inside runs as another user; all that lies in it is closed to others by its own mode.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, process.geteuid?.() === 0 ? 0o711 : 0o700);
    }
    mkdirSync(logFolderOf(dataDir), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`DAYBOOK_DATA_DIR ${dataDir} cannot be used as the data folder: ${reason}.`);
  }
}

export function logFolderOf(dataDir: string): string {
  return join(dataDir, 'logs');
}

/** The log of the program that starts and supervises the others. */
export function logFileOf(dataDir: string): string {
  return join(logFolderOf(dataDir), 'daybook.log');
}
