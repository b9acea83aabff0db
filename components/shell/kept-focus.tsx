'use client';
import { useEffect } from 'react';

/** What had the focus, and all that it stood in, from the inside out. */
let held: { element: Element; around: Element[] } | null = null;

/** By the address of a page, where the link led that it was left by. */
const leftBy = new Map<string, string>();

/** Whether one has just come back to a page, and done nothing there yet. */
let isBack = false;

/**
 * Where what has the focus goes away, such as the row of what was just done or a button that can be used no more, the browser
 * puts the focus on nothing: a screen reader begins at the top again, and nobody sees where the next Tab leads. Then
 * the nearest that is left of what it stood in has it, or on a page that one comes back to the link that it was left by.
 * What sees to the focus itself comes first. It comes with the page, not after it: a link may be followed at once.
 */
export function KeptFocus() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      const isKept = held === null || (held.element.isConnected && !held.element.matches(':disabled'));
      if (isKept && !isBack) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        giveFocus();
      }, patienceMs);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    hold({ target: document.activeElement });
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('focusin', hold, { signal });
    addEventListener('click', noteLink, { signal, capture: true });
    addEventListener('popstate', () => setBack(true), { signal });
    addEventListener('keydown', () => setBack(false), { signal, capture: true });
    addEventListener('pointerdown', () => setBack(false), { signal, capture: true });
    return () => {
      listening.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return null;
}

/** Longer than a dialog or list that was closed takes to give the focus back. */
const patienceMs = 150;

function setBack(is: boolean): void {
  isBack = is;
}

function hold({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element) || target === document.body) return;
  held = { element: target, around: [...ancestorsOf(target)] };
}

function noteLink({ target }: MouseEvent): void {
  const href = target instanceof Element && target.closest('a')?.getAttribute('href');
  if (href) leftBy.set(location.href, href);
}

function giveFocus(): void {
  const { activeElement, body } = document;
  const main = document.querySelector('main');
  if (isBack && (activeElement === body || activeElement === main)) {
    const link = linkTo(leftBy.get(location.href));
    if (link) {
      setBack(false);
      link.focus();
      return;
    }
  }
  if (held === null || activeElement !== body) return;
  // A dialog or list stands beside the page, not in it: of that nothing is left.
  const left = held.around.find((each) => each.isConnected && each.checkVisibility());
  const place = left === body ? main : left;
  if (place instanceof HTMLElement) focusOnce(place);
}

function linkTo(href: string | undefined): HTMLElement | undefined {
  if (href === undefined) return undefined;
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return [...links].find((each) => each.checkVisibility());
}

/** What takes no focus of itself takes it until it is left. */
function focusOnce(place: HTMLElement): void {
  const takesNone = !place.hasAttribute('tabindex');
  if (takesNone) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (takesNone) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let each = element.parentElement; each !== null; each = each.parentElement) yield each;
}
