import { readdirSync, readFileSync } from 'node:fs';

/** By their command lines; Next.js gives itself another. Of PostgreSQL only the postmaster is named so. */
const parts = {
  service: /accounting-service\.js$/,
  dashboard: /^next-server/,
  database: /\/bin\/postgres$/,
} as const;

/** Kills a part of the Daybook of the journeys, as `kill -9` does; throws when it does not run. Needs Linux's /proc. */
export function killPart(part: keyof typeof parts): void {
  const { DAYBOOK_E2E_DATA_DIR: dataDir } = process.env;
  const setting = `DAYBOOK_DATA_DIR=${dataDir}`;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.filter((pid) => {
    const [command, environment] = [read(pid, 'cmdline'), read(pid, 'environ')];
    const isOurs = environment.includes(setting) || command.some((each) => each.startsWith(`${dataDir}/`));
    return isOurs && command.some((each) => parts[part].test(each));
  });
  if (found.length === 0) throw new Error(`the ${part} does not run`);
  for (const pid of found) process.kill(Number(pid), 'SIGKILL');
}

function read(pid: string, name: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0');
  } catch {
    return []; // ended since, or somebody else's
  }
}
