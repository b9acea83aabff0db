/** A bank books what it announces within so many days, or in another amount, or not at all. */
export const mostDaysToBook = 10;
