/** The look of every surface that stands over the page beside what opened it. */
export const popupClass =
  'z-overlay overflow-auto rounded-lg border border-edge bg-panel text-ink shadow-[0_4px_16px_rgb(0_0_0/0.08)] outline-none data-entering:animate-rise';
