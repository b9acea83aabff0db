import { z } from 'zod';

/**
 * The kinds of value a setting can have. Each message continues a sentence that begins with the setting's name.
 * Only numbers and words from a closed list are repeated in it: anything else may be a secret.
 */

export function wholeNumber(least: number, most: number) {
  return z.string().transform((text, context) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    context.addIssue(`must be a whole number from ${least} to ${most}, not "${text.slice(0, 40)}".`);
    return z.NEVER;
  });
}

export function words<const Word extends string>(allowed: readonly [Word, ...Word[]]) {
  const list = `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
  return z.enum(allowed, { error: (issue) => `must be ${list}, not "${String(issue.input).slice(0, 40)}".` });
}

/** Free text: kept as it is. */
export function kept(mostCharacters: number, leastCharacters = 1) {
  const range = leastCharacters > 1 ? `${leastCharacters} to ${mostCharacters}` : `at most ${mostCharacters}`;
  return z.string().refine((text) => text.length >= leastCharacters && text.length <= mostCharacters, {
    error: `must be ${range} characters long.`,
  });
}

export function url(protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${starts}.`,
  });
}

export function optional<Kind extends z.ZodType>(kind: Kind) {
  return kind.optional();
}

export function withDefault<Output>(kind: z.ZodType<Output, string>, value: NoInfer<Output>) {
  return kind.optional().transform((given) => given ?? value);
}

/** An empty setting is one that is not set. */
export function withoutEmpty(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}
