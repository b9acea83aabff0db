import { passOn } from './read';

export const suggestionReads = {
  /** What judging pending entries again has changed since a moment. */
  changes: passOn('suggestion-changes', 'getSuggestionChanges'),
  /** Whether a rule that could be offered was declined before. */
  declinedRule: passOn('declined-rule', 'getDeclinedRule'),
};
