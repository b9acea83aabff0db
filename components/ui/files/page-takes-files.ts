/** The event of the window that says that the page takes files that are dropped on it. */
export const pageTakesFiles = 'daybook:takes-files';
