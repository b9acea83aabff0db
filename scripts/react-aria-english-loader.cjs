/**
 * A bundler's loader for the lists of the languages in which React Aria has its strings: Daybook's words are English, so what a
 * screen reader says beside them is English too, for whatever locale it is asked. 33 languages stay out of what is built and of
 * what the browser loads.
 */
module.exports = function englishStrings(source) {
  const english = /from "([^"]+\/en-US\.mjs)"/.exec(source)?.[1];
  if (!english) throw new Error(`${this.resourcePath} has no strings in English.`);
  return `import strings from '${english}';\nexport default { 'en-US': strings };\n`;
};
