/**
 * The room of most pages and of most photographs, taken before they are there: what stands below, such as the button that
 * deletes, does not move from under the pointer when they come.
 */
export const pageRoom = 'h-auto! aspect-[210/297] w-full';
export const pictureRoom = 'h-[44dvh]!';
