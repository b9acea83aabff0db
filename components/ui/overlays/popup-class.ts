/**
 * The look of every surface that opens over the page beside its trigger. It fades in where it stays: what moves is missed
 * by a hand that is already on its way.
 */
export const popupClass =
  'z-overlay overflow-auto rounded-lg border border-edge bg-panel text-ink shadow-[0_4px_16px_rgb(0_0_0/0.08)] outline-none data-entering:animate-appear';
