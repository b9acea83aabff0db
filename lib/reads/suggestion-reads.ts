import { passOn } from './read';

export const suggestionReads = {
  /** What judging pending entries again has changed since a moment. */
  changes: passOn('suggestion-changes', 'getSuggestionChanges'),
};
