/** The text in small letters, its accents in one form, to be compared with another that has been made so: "CAFÉ" is "Café". */
export function comparable(text: string): string {
  return text.toLowerCase().normalize('NFC');
}
