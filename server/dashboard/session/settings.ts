import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

const schema = z
  .object({
    DATABASE_URL: z.string().min(1),
    NEXTAUTH_URL: address.default('http://127.0.0.1:3000'),
    NEXTAUTH_SECRET: z.string().min(32),
    ACCOUNTING_URL: address.optional(),
    ACCOUNTING_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
    ACCOUNTING_CLIENT_ID: z.string().min(1),
    ACCOUNTING_CLIENT_SECRET: z.string().min(1),
    ACCOUNTING_ENVIRONMENT: z.enum(['sandbox', 'production']).default('sandbox'),
  })
  .transform((env) => ({
    databaseUrl: env.DATABASE_URL,
    /** The origin that people type, such as `https://books.example`. */
    origin: new URL(env.NEXTAUTH_URL).origin,
    sessionSecret: env.NEXTAUTH_SECRET,
    /** Without a slash at the end. */
    accountingUrl: (env.ACCOUNTING_URL ?? `http://127.0.0.1:${env.ACCOUNTING_PORT}`).replace(/\/+$/, ''),
    clientId: env.ACCOUNTING_CLIENT_ID,
    clientSecret: env.ACCOUNTING_CLIENT_SECRET,
    environment: env.ACCOUNTING_ENVIRONMENT,
  }));

export type DashboardSettings = z.output<typeof schema>;

let parsed: DashboardSettings | null = null;

/**
 * What the start program handed to the dashboard's process. Read when first needed and not on import, since the
 * build imports this too and has no settings.
 */
export function dashboardSettings(env: Record<string, string | undefined> = process.env): DashboardSettings {
  parsed ??= schema.parse(withoutEmpty(env));
  return parsed;
}

function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}
