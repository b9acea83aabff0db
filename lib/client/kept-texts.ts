/** What this browser keeps under the key; null where it keeps nothing, or refuses its storage. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps texts under the key, where the browser lets it. */
export function keepTexts(key: string, texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {}
}

/** The texts that were kept; none when it is no list. */
export function textsOf(kept: string | null): string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
