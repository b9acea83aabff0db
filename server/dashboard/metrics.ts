import type { Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client';
import { durationBuckets, serveMetrics } from '@/server/platform/metrics';
import { dashboardLogger } from './session/dashboard-logger';

/**
 * What the dashboard counts for the operator, in the registry of the process: the bundler may load this module more than
 * once. Requests have no path as a label: a path as it was sent could be anything.
 */
function requests() {
  const name = 'daybook_dashboard_request_duration_seconds';
  const known = register.getSingleMetric(name);
  if (known instanceof Histogram) return known;
  return new Histogram({
    name,
    help: 'Answered requests of the dashboard, by method and status.',
    labelNames: ['method', 'status'] as const,
    buckets: durationBuckets,
  });
}

function signIns() {
  const name = 'daybook_sign_ins_total';
  const known = register.getSingleMetric(name);
  if (known instanceof Counter) return known;
  return new Counter({
    name,
    help: 'Attempts to sign in: accepted, refused (wrong password or code), not_tried (too many attempts).',
    labelNames: ['outcome'] as const,
  });
}

export function countRequest(method: string, status: number, seconds: number): void {
  requests().observe({ method, status }, seconds);
}

export function countSignIn(outcome: 'accepted' | 'refused' | 'not_tried'): void {
  signIns().inc({ outcome });
}

/** Answers `GET /metrics` on the port, if one is set; returns what listens there. */
export function serveDashboardMetrics(port: string | undefined, host = '127.0.0.1'): Server | null {
  if (!port) return null;
  collectDefaultMetrics();
  requests();
  signIns();
  return serveMetrics(register, Number(port), host, (err) =>
    dashboardLogger().error({ err }, 'the metrics are not served'),
  );
}
