import { fitColumns } from './fit-columns';

/**
 * Fits the reports of a page as it is sent, without waiting for its scripts: in the first frame, when everything is there and
 * it is decided with which font text is drawn, but nothing is painted. Must come after them.
 */
export function FitBeforePaint({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script, whose text is our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

const script = `requestAnimationFrame(()=>document.querySelectorAll('[data-fitted=""]').forEach(${fitColumns}))`;
