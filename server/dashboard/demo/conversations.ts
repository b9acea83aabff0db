import type { TaskKind, TaskSide } from '@/lib/contract/task';

/** What was asked about a movement, and what was said to it. */
export type DemoConversation = {
  /** The bank's words for one of the unusual movements. */
  about: string;
  kind: TaskKind;
  /** The question is the first. */
  messages: readonly [{ from: 'bookkeeper'; body: string }, ...{ from: TaskSide; body: string }[]];
  isDone: boolean;
};

/** Two that wait for the owner, one that was answered, and one that is over. */
export const demoConversations: readonly DemoConversation[] = [
  {
    about: 'MARLOW BOOKS & MAPS 12',
    kind: 'question',
    messages: [
      { from: 'bookkeeper', body: 'Were these books for the studio?' },
      { from: 'business', body: 'Yes, two manuals on letterpress for the workshop.' },
    ],
    isDone: true,
  },
  {
    about: 'ATM WITHDRAWAL 0412 WEIR ST',
    kind: 'question',
    messages: [
      { from: 'bookkeeper', body: 'What was the cash for?' },
      { from: 'business', body: 'Tips for the movers when we got the plan chest. No receipt, I am afraid.' },
    ],
    isDone: false,
  },
  {
    about: 'CHECK 1187',
    kind: 'question',
    messages: [
      { from: 'bookkeeper', body: 'Whom did you pay with this check, and what did they do?' },
      { from: 'business', body: 'The plumber, I think. Let me look it up.' },
      { from: 'bookkeeper', body: 'Thank you. His name and the room will do.' },
    ],
    isDone: false,
  },
  {
    about: 'SQ *HARBOR ROW CERAMICS 8842',
    kind: 'receipt_request',
    messages: [{ from: 'bookkeeper', body: 'Could you send the receipt for this?' }],
    isDone: false,
  },
];
