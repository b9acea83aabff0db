import { readFileSync } from 'node:fs';

/** With fewer files open at a time, the modules of the programs cannot be loaded. */
const fewestFiles = 256;

/** Node.js reserves addresses, not memory, for each part in WebAssembly; with fewer of them it cannot even ask over HTTP. */
const fewestAddresses = 14e9;

/**
 * Why the programs cannot run under the limits of this process, if so; Node.js has raised its own to the highest that it may.
 * @param limits as the kernel tells them in /proc; elsewhere they are not known
 */
export function limitProblem(limits = readLimits()) {
  const files = limitOf(limits, 'Max open files');
  if (files < fewestFiles) {
    return `Daybook may have only ${files} files open at a time, which is too few; allow it 1024 (ulimit -n, or LimitNOFILE= of systemd), and start it again.`;
  }
  const addresses = limitOf(limits, 'Max address space');
  if (addresses < fewestAddresses) {
    return `The limit of address space, ${(addresses / 1e9).toFixed(1)} GB, is less than what Node.js reserves, which it does not use up; lift it (ulimit -v, or LimitAS= of systemd), and limit memory by other means, such as MemoryMax= of systemd.`;
  }
  return null;
}

function limitOf(limits, name) {
  const [, limit = 'unlimited'] = new RegExp(`^${name} +(\\S+)`, 'm').exec(limits) ?? [];
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}

function readLimits() {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
