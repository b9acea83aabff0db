/**
 * A bundler's loader for the strings of React Aria in other languages: Daybook's words are English, so what a screen
 * reader says beside them is English too, and 33 languages stay out of what the browser loads.
 */
module.exports = function englishStrings() {
  return "export { default } from './en-US.mjs';";
};
