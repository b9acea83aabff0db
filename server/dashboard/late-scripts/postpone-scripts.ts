/**
 * What a page is drawn with, as it is sent, but its scripts are only asked for once the first frame is painted. Until then
 * they would share a slow network with the page itself, and be evaluated before what can be read already is shown.
 *
 * Takes the HTML of React, which writes `<` within texts, attributes and data in another way. The pieces may be cut
 * anywhere; what is cut within an element waits for its end.
 */
export function postponeScripts() {
  let incomplete = '';
  let isInBody = false;
  /** The scripts of the head: the body loads them with its first one. */
  let waiting: Script[] = [];

  return {
    /** The page as far as it is known with this piece. */
    next(piece: string): string {
      const known = incomplete + piece;
      const end = endOfComplete(known);
      incomplete = known.slice(end);
      return rewrite(known.slice(0, end));
    },
    /** What is left when the page ends, be it early. */
    rest(): string {
      return rewrite(incomplete) + loadWaiting();
    },
  };

  function rewrite(html: string): string {
    return html.replace(ELEMENTS, (element, source?: string, attributes = '') => {
      if (element === '<body') isInBody = true;
      if (element === '</body>') return loadWaiting() + element;
      if (element.startsWith('<link')) return '';
      if (source === undefined || !attributes.includes(' async=""')) return element;
      waiting.push({ source, nonce: /nonce="([^"]*)"/.exec(attributes)?.[1] ?? '' });
      return isInBody ? loadWaiting() : '';
    });
  }

  function loadWaiting(): string {
    const [first] = waiting;
    if (!first) return '';
    const sources = waiting.map(({ source }) => source).join(' ');
    waiting = [];
    return `<script nonce="${first.nonce}" data-late="${sources}">(${loadAfterPaint})()</script>`;
  }
}

/** The address as it is written in the page. */
type Script = { source: string; nonce: string };

const ELEMENTS =
  /<body|<\/body>|<link rel="preload" as="script"[^>]*>|<script src="([^"]+)"([^>]*)><\/script>/g;

/** Up to where every element that matters is whole. */
function endOfComplete(html: string): number {
  const script = html.lastIndexOf('<script src="');
  if (script >= 0 && !html.includes('</script>', script)) return script;
  const open = html.lastIndexOf('<');
  return open >= 0 && !html.includes('>', open) ? open : html.length;
}

/**
 * Runs in the browser. Asking for a script takes a slow phone some 10 ms, so that each is a task of its own. A page that nobody
 * sees is not painted, and gets its scripts at once.
 */
function loadAfterPaint(): void {
  const sources = document.currentScript?.dataset.late?.split(' ') ?? [];
  const load = (source: string) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    document.head.append(script);
  };
  const loadAll = () => {
    for (const source of sources) setTimeout(load, 0, source);
  };
  if (document.hidden) loadAll();
  else requestAnimationFrame(loadAll);
}
