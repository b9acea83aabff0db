import type { TextLine } from '../text-line';

/** What mail programs write above a message that is passed on or answered. */
const PASSED_ON =
  /\b(?:forwarded|original) (?:message|e-?mail)\b|\b(?:weitergeleitete|ursprüngliche) (?:nachricht|e-?mail)\b|\boriginal-?nachricht\b|\bmessage (?:transféré|réexpédié|original|d['’]origine)|\bmensaje (?:reenviado|original)\b|\bmessaggio (?:inoltrato|originale)\b|\b(?:doorgestuurd|oorspronkelijk) bericht\b|\bmensagem (?:encaminhada|original)\b|\b(?:vidarebefordrat|ursprungligt) meddelande\b|\b(?:videresendt|oprindelig|opprinnelig) (?:meddelelse|melding|besked)\b|\b(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)\s?:$/i;
const PASSED_ON_SUBJECT = /^(?:fwd?|wg|tr|rv|enc|doorst|vs|vb|i)\s?:/i;

const FROM = 'from|von|de|da|van|från|fra';
const SUBJECT = 'subject|betreff|objet|asunto|oggetto|onderwerp|assunto|ämne|emne';
const OTHERS =
  'date|datum|fecha|data|dato|sent(?: by mail)?|gesendet|envoyé|enviad[oa]|inviato|verzonden|skickat|sendt|to|an|à|a|para|per|aan|till|til|b?cc|reply-to|antwort an';
const HEADER = new RegExp(String.raw`^[>*\s]{0,9}(?:(${FROM})|(${SUBJECT})|${OTHERS})\s?:\*?\s?`, 'iu');

/** The day that Daybook's own head of a message without files names: when it was sent, by whomever sent it here. */
const SENT_BY_MAIL = /^sent by mail\b/i;

/** The headers that a text from a mailbox repeats. */
export type MailHeaders = {
  lines: ReadonlySet<TextLine>;
  /** Whether somebody passed the message on, which was written before. */
  isPassedOn: boolean;
  /** The headers of those who passed it on. */
  passedOnBy: ReadonlySet<TextLine>;
  /** What stands below the last headers, which is the message that was written first; of other papers all. */
  body: readonly TextLine[];
};

/** Whether the line is what a mail program writes above a message that was passed on. */
export function isPassedOnMark(line: string): boolean {
  return PASSED_ON.test(line);
}

/** Whether the line is the head that Daybook itself gives to a message without files. */
export function isSentByMail(line: string): boolean {
  return SENT_BY_MAIL.test(line);
}

/** Lines of headers in a row that name a sender and a subject, each once. */
export function mailHeaders(lines: readonly TextLine[]): MailHeaders {
  const blocks = new Set<TextLine[]>();
  let row: TextLine[] = [];
  let end = 0;
  lines.forEach((line, at) => {
    const kind = kindOf(line);
    // The rest of a header that is longer than a line.
    if (kind === null && row.length > 0 && line.text.includes('@')) return;
    if (kind === null || (kind !== 'other' && row.some((each) => kindOf(each) === kind))) row = [];
    if (kind === null) return;
    row.push(line);
    if (!['sender', 'subject'].every((needed) => row.some((each) => kindOf(each) === needed))) return;
    blocks.add(row);
    end = at + 1;
  });
  const headers = [...blocks].flat();
  const isMail = headers.length > 0;
  const isOfPasser = (block: readonly TextLine[], at: number) =>
    at < blocks.size - 1 || block.some(isOfPassedOn);
  return {
    lines: new Set(headers),
    isPassedOn:
      blocks.size > 1 ||
      (isMail && lines.some(({ text }) => isPassedOnMark(text))) ||
      headers.some(isOfPassedOn),
    passedOnBy: new Set([...blocks].filter(isOfPasser).flat()),
    body: lines.slice(end),
  };
}

function isOfPassedOn({ text }: TextLine): boolean {
  return PASSED_ON_SUBJECT.test(text.replace(HEADER, ''));
}

function kindOf({ text }: TextLine): 'sender' | 'subject' | 'other' | null {
  const found = HEADER.exec(text);
  if (!found) return null;
  return found[1] !== undefined ? 'sender' : found[2] !== undefined ? 'subject' : 'other';
}
