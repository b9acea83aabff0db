import { randomUUID } from 'node:crypto';
import { mkdirSync, watch } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { type Attempt, type Line, send } from './attempt';
import type { Chance } from './chance';
import type { KillableDaybook, Victim } from './killable-daybook';
import type { PlannedRequest } from './planned-request';
import type { Writer } from './writer';

/** Whom to kill, in which order, and when: after so many answers, or while a document is being written. */
export type Strike = { order: Victim[]; moment: { answers: number; milliseconds: number } | 'upload' };

/** What each killing leaves for the start to clear up. */
const killings: Victim[][] = [
  ['service', 'holder', 'postmaster', 'backends'],
  ['service'],
  // The postmaster's children go on for a moment, and so does the service.
  ['postmaster'],
  ['postmaster', 'backends'],
  // PostgreSQL is asked to stop by the death of its holder, and takes its time.
  ['holder'],
  ['service', 'postmaster', 'backends'],
];

/** Each killing comes once before one comes again. */
export function strikeOf(round: number, chance: Chance): Strike {
  const victims = killings[round % killings.length] ?? [];
  const isUpload = victims.includes('service') && chance.whole(0, 2) === 0;
  const moment = { answers: chance.whole(1, 150), milliseconds: chance.whole(0, 40) };
  return { order: chance.shuffled(victims), moment: isUpload ? 'upload' : moment };
}

type Sent = { attempt: Attempt; planned: PlannedRequest };
export type Round = { sent: Sent[]; unanswered: Sent[] };

/** All writers write until the strike leaves them without an answer. */
export async function writeUntilKilled(
  daybook: KillableDaybook,
  line: Line,
  writers: readonly Writer[],
  strike: Strike,
): Promise<Round> {
  const round: Round = { sent: [], unanswered: [] };
  const { moment, order } = strike;
  let hasStruck = false;
  const hit = () => {
    if (!hasStruck) daybook.kill(order);
    hasStruck = true;
  };
  const watcher = moment === 'upload' ? watchUploads(daybook.documentsFolder, hit) : null;
  let answers = 0;
  async function write(writer: Writer): Promise<void> {
    for (;;) {
      const planned = writer.next();
      const attempt: Attempt = { key: randomUUID(), ask: planned.ask, answer: null };
      round.sent.push({ attempt, planned });
      attempt.answer = await send(line, attempt);
      if (!attempt.answer) return void round.unanswered.push({ attempt, planned });
      learn({ attempt, planned });
      answers += 1;
      if (answers === (moment === 'upload' ? 500 : moment.answers)) {
        after(moment === 'upload' ? 0 : moment.milliseconds).then(hit);
      }
    }
  }
  try {
    await Promise.all(writers.map(write));
  } finally {
    watcher?.close();
  }
  expect(hasStruck, 'a request failed before anything was killed').toBe(true);
  return round;
}

/** Everything that was not answered is sent again until it is; gives how many of them had been done before the kill. */
export async function retry(line: Line, { unanswered }: Round): Promise<number> {
  let done = 0;
  await Promise.all(
    unanswered.map(async ({ attempt, planned }) => {
      await vi.waitFor(
        async () => {
          attempt.answer = await send(line, attempt);
          if (!attempt.answer) throw new Error(`no answer yet to ${attempt.ask.method} ${attempt.ask.path}`);
        },
        { timeout: 30_000, interval: 20 },
      );
      if (attempt.answer?.isReplay) done += 1;
      learn({ attempt, planned });
    }),
  );
  return done;
}

/** Sent once more, each request is answered as the first time, without being done again. */
export async function expectReplays(line: Line, { sent }: Round): Promise<void> {
  const waiting = [...sent];
  const replay = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, text } = next.attempt.answer ?? {};
      expect(await send(line, next.attempt)).toEqual({ status, text, isReplay: true });
    }
  };
  await Promise.all(Array.from({ length: 8 }, replay));
}

function learn({ attempt, planned }: Sent): void {
  const { status = 0, text = '' } = attempt.answer ?? {};
  if (status !== 200 && status !== 201) {
    throw new Error(`${attempt.ask.method} ${attempt.ask.path} was refused: ${status} ${text}`);
  }
  planned.learn(JSON.parse(text).data);
}

/** Calls back while a file is being written. */
function watchUploads(folder: string, seen: () => void) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return watch(folder, { recursive: true }, (_, name) => {
    if (name?.endsWith('.part')) seen();
  });
}
