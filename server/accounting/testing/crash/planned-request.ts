import type { Ask } from './attempt';
import type { Chance } from './chance';

/** The books that all writers share. */
export type CrashBooks = { businessId: string; ledgerIds: readonly string[]; vendorId: string };

/** Everything that was acknowledged to one writer. No other writer changes these resources. */
export type Acknowledged = {
  /** By the path of a GET: what it must answer, at least. */
  shown: Map<string, Record<string, unknown>>;
  /** The paths that were acknowledged since this set was last cleared. */
  fresh: Set<string>;
  /** By document: the SHA-256 of the bytes that were sent. */
  uploads: Map<string, string>;
  /** How many rows there must be. */
  counts: { journal_entry: number; bill: number; payment: number; transaction: number; document: number };
};

/** A request, and what to record when it is acknowledged. */
export type PlannedRequest = { ask: Ask; learn(data: unknown): void };

/** What all requests of one writer are made of. */
export type Writing = {
  books: CrashBooks;
  chance: Chance;
  acknowledged: Acknowledged;
  /** Cents of each transaction that no payment has taken. */
  left: Map<string, number>;
  /** The path of the business. */
  path: string;
  /** Records what a GET must answer from now on. */
  show(at: string, data: object): void;
  day(): string;
  /** A text that tells the request from all others. */
  said(): string;
};
