/** Signs, codes and abbreviations of currencies before and behind amounts, each the source of a regular expression. */
export const MARKS_BEFORE = String.raw`[A-Z]{1,3}\p{Sc}|\p{Sc}|[A-Z]{3}|[Kk]r\.?|Fr\.?|R[ps]\.?|RM|\\`;
export const MARKS_AFTER = String.raw`\p{Sc}|[A-Z]{3}|[Kk]r\.?|Fr\.?|zł|Kč|Ft|lei|TL|円|元|원|руб\.?|грн\.?|лв\.?|дин\.?`;
