import { z } from 'zod';
import { withoutEmpty } from '@/server/platform/setting-kinds';

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
    DAYBOOK_PERSON_RATE_LIMIT: z.coerce.number().int().min(1).default(12_000),
    SMTP_URL: z.string().optional(),
    MAIL_FROM: z.string().default('Daybook'),
    DAYBOOK_MAIL_DOMAIN: z.string().optional(),
    DAYBOOK_MAIL_SECRET: z.string().min(16).optional(),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: z.string().default(''),
    OIDC_CLIENT_SECRET: z.string().default(''),
    OIDC_NAME: z.string().default('your company account'),
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
    /** Requests to the service within a minute that one person may cause. */
    personRateLimit: env.DAYBOOK_PERSON_RATE_LIMIT,
    /** By which mail is sent; null: links are handed over by people. */
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    /** The domain to which receipts are mailed, and what the mail server shows when it brings them; null: none. */
    receiptMail:
      env.DAYBOOK_MAIL_DOMAIN && env.DAYBOOK_MAIL_SECRET
        ? { domain: env.DAYBOOK_MAIL_DOMAIN.toLowerCase(), secret: env.DAYBOOK_MAIL_SECRET }
        : null,
    /** The OpenID provider by which people may sign in; null: by passwords alone. */
    provider: env.OIDC_ISSUER
      ? {
          issuer: withoutSlash(env.OIDC_ISSUER),
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          /** As the button calls it. */
          name: env.OIDC_NAME,
        }
      : null,
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

/** Of the OpenID provider that is set; null without one. By it alone accounts are told apart, so nothing else must be set. */
export function providerIssuer(): string | null {
  const { OIDC_ISSUER: issuer } = process.env;
  return issuer ? withoutSlash(issuer) : null;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
