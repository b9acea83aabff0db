import { pageIsReady } from '@/components/ui/loading/page-is-ready';

/**
 * Keeps the last press of a button before the page is ready, and repeats it then: a page is seen before its scripts are there, and
 * whoever presses a button of it wants what it does. Buttons that send a form are the browser's own until then.
 */
export function EarlyClicks({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script, whose text is our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function repeatEarlyClick(ready: string): void {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  };
  addEventListener('click', keep, true);
  addEventListener(
    ready,
    () => {
      removeEventListener('click', keep, true);
      pressed?.click();
    },
    { once: true },
  );
}

const script = `(${repeatEarlyClick})('${pageIsReady}')`;
