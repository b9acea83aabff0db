export function cleanDescription(text: string): string {
  return text.trim();
}
