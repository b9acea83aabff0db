import type { Settings } from '../settings';
import { StartRefusal } from '../start-refusal';
import { type PortToHave, requireFreePort } from './free-port';

/**
 * Refuses a start whose parts would find their ports taken, by another program or by one another.
 * @param timeoutMs how long the parts of a killed Daybook may take to let go of theirs
 */
export async function requireOwnPorts(
  settings: Settings,
  parts: { dashboard: boolean },
  timeoutMs: number,
): Promise<void> {
  const ports = [...(parts.dashboard ? portsOfDashboard(settings) : []), ...portsOfService(settings)];
  for (const [at, port] of ports.entries()) {
    const same = ports.slice(0, at).find((other) => isSame(port, other));
    if (same) {
      const both = `${same.portSetting} and ${port.portSetting} are both ${port.port}`;
      throw new StartRefusal(`${both}; give each its own.`);
    }
  }
  for (const port of ports) await requireFreePort(port, timeoutMs);
}

function portsOfDashboard({
  dashboardHost,
  dashboardPort,
  metricsHost,
  metricsPort,
}: Settings): PortToHave[] {
  const own = { host: dashboardHost, port: dashboardPort, hostSetting: 'HOST', portSetting: 'PORT' };
  return [own, ...portOfMetrics(metricsHost, metricsPort, 'METRICS_PORT')];
}

/** None where the service is another's. */
function portsOfService(settings: Settings): PortToHave[] {
  const { accountingUrl, accountingHost: host, accountingPort: port, metricsHost } = settings;
  if (accountingUrl) return [];
  const own = { host, port, hostSetting: 'ACCOUNTING_HOST', portSetting: 'ACCOUNTING_PORT' };
  return [own, ...portOfMetrics(metricsHost, settings.accountingMetricsPort, 'ACCOUNTING_METRICS_PORT')];
}

function portOfMetrics(host: string, port: number | undefined, portSetting: string): PortToHave[] {
  return port === undefined ? [] : [{ host, port, hostSetting: 'METRICS_HOST', portSetting }];
}

function isSame(one: PortToHave, other: PortToHave): boolean {
  const hosts = [one.host, other.host];
  return one.port === other.port && (one.host === other.host || hosts.some(isEveryAddress));
}

function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
