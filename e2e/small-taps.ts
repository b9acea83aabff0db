import type { Page } from '@playwright/test';

/**
 * Widths of a phone, in pixels. On the wider one a row keeps to one line, whatever its text: it is as low there as it gets, and
 * what reaches out of it covers part of the next.
 */
const widths = [390, 630];

/** What a window fetches for its new width comes within this. */
const patienceMs = 10_000;

/**
 * What can be tapped on the screen and is not hit over 44 pixels both ways on a phone: its name and its size. Links within a
 * sentence are as high as its lines. Fields whose text is smaller than 16 pixels, too.
 */
export async function smallTaps(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const small = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const tap of await smallTapsDrawn(page)) small.add(tap);
  }
  await page.setViewportSize(before);
  return [...small];
}

/** What a narrow window has other elements and heights for is drawn in the frames after it has become narrow: looked at until it is. */
async function smallTapsDrawn(page: Page): Promise<string[]> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const small = await page.evaluate(findSmallTaps);
    if (small.length === 0 || Date.now() > until) return small;
  }
}

/** Runs in the page, after two frames. */
async function findSmallTaps(): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  // The lines between rows, of a pixel each, belong to neither.
  const least = 42;
  const kinds =
    'a[href], button, summary, input, select, textarea, [role="button"], [role="switch"], [role="tab"]';
  const all = [...document.querySelectorAll<HTMLElement>(kinds)];
  const tapped = all.filter((each) => isShown(each) && !isInSentence(each));
  const sizes = [...Map.groupBy(tapped, looks).values()].flatMap(someOf).map(sizeOf);
  const small = sizes.filter(({ width, height }) => Math.min(width, height) < least);
  const enlarged = tapped
    .filter(isTypedInto)
    .map((field) => `${nameOf(field)} ${textOf(field)} pixels of text`);
  return [
    ...new Set([...small.map(({ name, width, height }) => `${name} ${width} × ${height}`), ...enlarged]),
  ];

  /** Safari on an iPhone enlarges the page to a field of smaller text, and leaves it so. */
  function isTypedInto(element: HTMLElement): boolean {
    const hasText = element.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=range])',
    );
    return hasText && textOf(element) < 16;
  }

  function textOf(element: HTMLElement): number {
    return Number.parseFloat(getComputedStyle(element).fontSize);
  }

  function isShown(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.matches(':disabled, [aria-hidden="true"] *')) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** What a report has hundreds of, alike in all but their place. */
  function looks(element: HTMLElement): string {
    const { width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${element.className} ${Math.round(width)} ${Math.round(height)}`;
  }

  /** So many, from the first to the last: who is at a point takes two milliseconds to find in a large table. */
  function someOf(alike: readonly HTMLElement[]): readonly HTMLElement[] {
    const every = Math.ceil(alike.length / 8);
    return alike.filter((_, at) => at % every === 0 || at === alike.length - 1);
  }

  /** Words of the same sentence stand beside it. */
  function isInSentence(element: HTMLElement): boolean {
    if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
    const beside = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return beside.some((node) => /\p{L}{2}/u.test(node.textContent ?? ''));
  }

  /** Its own, or as far as it is hit through its middle. */
  function sizeOf(element: HTMLElement) {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Pixel by pixel only where a stride goes too far.
    const reach = (dx: number, dy: number, most: number) => {
      let steps = 0;
      for (const stride of [7, 1]) {
        const isNextHit = () => isHit(element, x + dx * (steps + stride), y + dy * (steps + stride));
        while (steps + stride <= most && isNextHit()) steps += stride;
      }
      return steps;
    };
    const both = (dx: number, dy: number) => {
      const back = reach(-dx, -dy, least);
      return back + reach(dx, dy, least - back) + 1;
    };
    return {
      name: nameOf(element),
      width: right - left >= 44 ? Math.round(right - left) : both(1, 0),
      height: bottom - top >= 44 ? Math.round(bottom - top) : both(0, 1),
    };
  }

  function nameOf(element: HTMLElement): string {
    const text = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${text || element.id || element.className}”`;
  }

  /** A field is also tapped at its border, which is an element around it. */
  function isHit(element: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const isBorder =
      element.matches('input, select, textarea') && hit.contains(element) && hit.clientHeight <= 60;
    return element.contains(hit) || hit.closest('label')?.control === element || isBorder;
  }
}
