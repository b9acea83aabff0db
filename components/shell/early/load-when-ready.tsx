import { pageIsReady } from '@/components/ui/loading/page-is-ready';

/**
 * Holds the browser's `load` event back until the page listens: its sign of loading stays for as long, and whatever waits for a page
 * that is loaded (tests, extensions, assistive programs) finds one that answers. The scripts come after the first frame, which
 * the event does not wait for.
 *
 * A document whose frame is still being written is not loaded: an empty frame is left open for as long. A page whose scripts
 * cannot be had never listens, and is loaded as it is.
 */
export function LoadWhenReady({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script, whose text is our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function holdLoad(ready: string, longestMs: number): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.append(frame);
  frame.contentDocument?.open();
  const end = () => {
    frame.contentDocument?.close();
    frame.remove();
  };
  addEventListener(ready, end, { once: true });
  const endIfScript = ({ target }: Event) => target instanceof HTMLScriptElement && end();
  addEventListener('error', endIfScript, true);
  setTimeout(end, longestMs);
}

/** On a network that takes longer the page is no longer said to be loading. */
const longestMs = 10_000;

const script = `(${holdLoad})('${pageIsReady}', ${longestMs})`;
