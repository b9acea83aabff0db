/** Has the browser load its data of all locales in a worker, see `public/locale-data.js`, while the scripts of the page are on their way. */
export function LocaleDataAhead({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script, whose text is our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function loadAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(() => new Worker('/locale-data.js')));
}

const script = `(${loadAfterPaint})()`;
