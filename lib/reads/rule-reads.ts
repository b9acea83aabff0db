import { passOn } from './read';

export const ruleReads = {
  one: passOn('rules/{rule_id}', 'getRule'),
};
