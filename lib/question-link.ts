import type { AnswerOption, TaskKind, TaskSide } from './contract/task';
import type { Day, Instant } from './dates/instant';

/** All that whoever holds a link learns: the question, and what it is about. */
export type LinkedQuestion = {
  businessName: string;
  kind: TaskKind;
  messages: { from: TaskSide; body: string; at: Instant }[];
  payee: string;
  day: Day;
  /** Minor units: money in is positive, out negative, where the entry moved money. */
  units: bigint;
  isMovement: boolean;
  currency: string;
  options: AnswerOption[];
  /** How many files can still go with the answer. */
  filesLeft: number;
};

/** `answered`: by this link, or otherwise. `closed`: the bookkeeper asks no more. `over`: too old, ended or unknown. */
export type OpenedLink =
  | { state: 'open'; question: LinkedQuestion }
  | { state: 'answered' | 'closed' | 'over' };
