import { z } from 'zod';
import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import {
  rule,
  ruleCreate,
  ruleListQuery,
  ruleOrder,
  ruleParameters,
  rulePreview,
  rulePreviewRequest,
  ruleUpdate,
} from '../rule';
import { suggestionChanges, suggestionChangesQuery, suggestionQuality } from '../suggestion';
import { inBusiness } from './in-business';

const group = 'Rules and suggestions';
const all = `${inBusiness}/rule`;
const one = `${all}/{rule_id}`;

export const rules = {
  createRule: operation({
    method: 'POST',
    path: all,
    summary: 'Create a rule',
    tag: group,
    scope: 'rule:write',
    parameters: businessParameters,
    body: ruleCreate,
    answer: dataOf(rule),
    status: 201,
  }),
  listRules: operation({
    method: 'GET',
    path: all,
    summary: 'List rules in the order in which they are tried',
    tag: group,
    scope: 'rule:read',
    parameters: businessParameters,
    query: ruleListQuery,
    answer: pageOf(rule),
    status: 200,
  }),
  orderRules: operation({
    method: 'POST',
    path: `${all}/order`,
    summary: 'Order the rules',
    tag: group,
    scope: 'rule:write',
    parameters: businessParameters,
    body: ruleOrder,
    answer: dataOf(z.array(rule)),
    status: 200,
  }),
  previewRule: operation({
    method: 'POST',
    path: `${all}/preview`,
    summary: 'Preview a rule on pending and confirmed entries',
    tag: group,
    scope: 'rule:read',
    parameters: businessParameters,
    body: rulePreviewRequest,
    answer: dataOf(rulePreview),
    status: 200,
  }),
  getRule: operation({
    method: 'GET',
    path: one,
    summary: 'Read a rule',
    tag: group,
    scope: 'rule:read',
    parameters: ruleParameters,
    answer: dataOf(rule),
    status: 200,
  }),
  updateRule: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update a rule',
    tag: group,
    scope: 'rule:write',
    parameters: ruleParameters,
    body: ruleUpdate,
    answer: dataOf(rule),
    status: 200,
  }),
  deleteRule: operation({
    method: 'DELETE',
    path: one,
    summary: 'Delete a rule',
    tag: group,
    scope: 'rule:write',
    parameters: ruleParameters,
    answer: dataOf(rule),
    status: 200,
  }),
  getSuggestionChanges: operation({
    method: 'GET',
    path: `${inBusiness}/suggestion-changes`,
    summary: 'List changed suggestions of pending entries',
    tag: group,
    scope: 'journal_entry:read',
    parameters: businessParameters,
    query: suggestionChangesQuery,
    answer: dataOf(suggestionChanges),
    status: 200,
  }),
  getSuggestionQuality: operation({
    method: 'GET',
    path: `${inBusiness}/suggestion-quality`,
    summary: 'Read the accuracy of past suggestions',
    tag: group,
    scope: 'journal_entry:read',
    parameters: businessParameters,
    answer: dataOf(suggestionQuality),
    status: 200,
  }),
} satisfies Record<string, Operation>;
