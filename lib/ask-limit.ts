/** About so many entries the owner is asked at once: each question is a request of its own. */
export const askLimit = 50;
