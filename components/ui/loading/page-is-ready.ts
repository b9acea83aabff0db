/** The event of the window that says that the page listens: React has taken over what the server has drawn. */
export const pageIsReady = 'daybook:ready';
