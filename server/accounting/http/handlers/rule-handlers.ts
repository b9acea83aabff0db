import type { rules } from '@/lib/contract/operations/rule-operations';
import { getSuggestionChanges } from '../../services/categorization/suggestion-changes';
import { getSuggestionQuality } from '../../services/categorization/suggestion-quality';
import { createRule, deleteRule, orderRules, updateRule } from '../../services/rules/change-rules';
import { declineRule, getDeclinedRule } from '../../services/rules/decline-rule';
import { previewRule } from '../../services/rules/preview-rule';
import { getRule, pageRules } from '../../services/rules/read-rules';
import { data, type HandlersOf, page } from './handler';

export const ruleHandlers: HandlersOf<typeof rules> = {
  createRule: (ctx, { body }) => data(createRule(ctx, body)),
  listRules: (ctx, { query }) => page(pageRules(ctx, query)),
  orderRules: (ctx, { body }) => data(orderRules(ctx, body)),
  previewRule: (ctx, { body }) => data(previewRule(ctx, body)),
  getRule: (ctx, { parameters }) => data(getRule(ctx, parameters)),
  updateRule: (ctx, { parameters, body }) => data(updateRule(ctx, { ...parameters, ...body })),
  deleteRule: (ctx, { parameters }) => data(deleteRule(ctx, parameters)),
  getDeclinedRule: (ctx, { query }) => data(getDeclinedRule(ctx, query)),
  declineRule: (ctx, { body }) => data(declineRule(ctx, body)),
  getSuggestionChanges: (ctx, { query }) => data(getSuggestionChanges(ctx, query)),
  getSuggestionQuality: (ctx) => data(getSuggestionQuality(ctx)),
};
