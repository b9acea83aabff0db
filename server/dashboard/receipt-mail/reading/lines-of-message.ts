import type { ReadMessage } from './read-message';

/**
 * A message without files as a paper: who sent it here and when, then its text. Not "Date:", which reads as the date of the receipt,
 * since people pass receipts on days later. What reads it knows these words (`domain/documents/vendors/mail-headers.ts` of the service).
 */
export function linesOfMessage({
  from,
  date,
  subject,
  lines,
}: Pick<ReadMessage, 'from' | 'date' | 'subject' | 'lines'>): string[] {
  return [
    `From: ${from.name} <${from.address}>`,
    ...(date ? [`Sent by mail: ${date}`] : []),
    `Subject: ${subject}`,
    '',
    ...lines,
  ];
}
