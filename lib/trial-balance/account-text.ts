type Account = { code: string | null; name: string };

const CODE = String.raw`\d[\d.\-/]*[A-Za-z]?`;
const LEADING = new RegExp(String.raw`^(${CODE})(?:\s*[·:|–—-]\s*|\s+)(?=\D)(.+)$`, 's');
const TRAILING = new RegExp(String.raw`^(.+?)\s*\((${CODE})\)$`, 's');

/**
 * Tells the code from the name where one column has both ("1200 · Bank", "Sales (200)"). It is done where most of the
 * column has it: "401k contributions" and "Truck (2019)" are names.
 */
export function accountReader(texts: readonly string[]): (text: string) => Account {
  const most = texts.length / 2;
  const read = [readLeading, readTrailing].find(
    (each) => texts.filter((text) => each(text).code !== null).length > most,
  );
  return (text) => read?.(text) ?? { code: null, name: tidy(text) };
}

/** Of an account below others, "1000 · Checking:1010 · Petty cash", the code is its own. */
function readLeading(text: string): Account {
  const parts = text.split(/:(?=\s*\d+ ·)/).map((part) => {
    const match = LEADING.exec(part.trim());
    return { code: match?.[1] ?? null, name: tidy(match?.[2] ?? part) };
  });
  return { code: parts.at(-1)?.code ?? null, name: parts.map(({ name }) => name).join(':') };
}

function readTrailing(text: string): Account {
  const match = TRAILING.exec(text.trim());
  return { code: match?.[2] ?? null, name: tidy(match?.[1] ?? text) };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
