/** React marks the fields within some frames; on a busy machine it is not always the next. */
const mostFrames = 30;

/** Focuses the first refused field of the form, once the fields have been marked. */
export function focusFirstFault(form: HTMLElement): void {
  const look = (framesLeft: number) => {
    const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) first.focus();
    else if (framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
  };
  requestAnimationFrame(() => look(mostFrames));
}
