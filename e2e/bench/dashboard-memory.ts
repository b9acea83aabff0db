import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { screens } from '../screens';

const readers = 20;
const rounds = 2;

/**
 * So many readers go through all screens at once, each from another one; gives the most memory that the dashboard has
 * held so far, in megabytes of 1,024 kB (VmHWM of Linux), not a number where the system does not tell.
 */
export async function memoryUnderReaders(request: APIRequestContext, desk: string): Promise<number> {
  const read = async (reader: number) => {
    for (let step = 0; step < screens.length * rounds; step += 1) {
      const screen = screens[(reader + step) % screens.length];
      // A page, then what the browser asks for when it goes to the next screen by itself.
      const options = step % 2 === 0 ? {} : { headers: { rsc: '1' } };
      const answer = await request.get(`${desk}/${screen}`, options);
      if (!answer.ok()) throw new Error(`${screen} was answered with ${answer.status()}.`);
      await answer.dispose();
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(statusOfDashboard())?.[1]) / 1024;
}

/** Of the process of Next.js that this run has started: others may run on the machine. */
function statusOfDashboard(): string {
  const statuses = new Map(processes().map((id) => [id, statusOf(id)]));
  const isOurs = (id: string | undefined): boolean =>
    id !== undefined && (id === `${process.ppid}` || isOurs(parentIn(statuses.get(id))));
  for (const [id, status] of statuses) {
    if (status.startsWith('Name:\tnext-server') && isOurs(id)) return status;
  }
  return '';
}

const parentIn = (status = '') => /^PPid:\s+(\d+)$/m.exec(status)?.[1];

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Empty for a process that has ended meanwhile. */
function statusOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return '';
  }
}
