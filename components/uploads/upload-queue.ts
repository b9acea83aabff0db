import { v4 } from 'uuid';
import type { ClientProblem } from '@/lib/client/client';
import type { Document } from '@/lib/contract/document';
import type { Result } from '@/lib/result';
import { largestFileBytes, type Refusal, refusalOf, tooLarge } from './refusal';

/** A file being uploaded. Its `id` is the idempotency key of every attempt, so a repeated one counts once. */
export type Upload = { id: string; file: File } & (
  | { state: 'waiting' }
  | { state: 'sending'; portion: number }
  | { state: 'done'; document: Document }
  | ({ state: 'refused' } & Refusal)
);

export type SendFile = (
  file: File,
  idempotencyKey: string,
  onProgress: (portion: number) => void,
) => Promise<Result<Document, ClientProblem>>;

/** The service holds a limited number of uploads in memory at once; more would wait there instead of here. */
const mostAtOnce = 2;

/** The files that were brought, each sent by itself, in the order in which they came. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly send: SendFile,
    /** Called after each file that was kept. */
    private readonly onKept: (document: Document) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): readonly Upload[] => this.uploads;

  readonly add = (files: readonly File[]): void => {
    this.change([...this.uploads, ...files.map(arrived)]);
    this.sendNext();
  };

  readonly retry = (id: string): void => {
    const upload = this.uploads.find((each) => each.id === id);
    if (upload?.state !== 'refused' || !upload.canRetry) return;
    this.put({ id, file: upload.file, state: 'waiting' });
    this.sendNext();
  };

  /** Takes a file out of sight; one that is being sent stays. */
  readonly dismiss = (id: string): void => {
    this.change(this.uploads.filter((each) => each.id !== id || each.state === 'sending'));
  };

  /** Takes away all that is settled. */
  readonly clear = (): void => {
    this.change(this.uploads.filter(isUnderway));
  };

  private sendNext(): void {
    const sending = this.uploads.filter((each) => each.state === 'sending').length;
    const next = this.uploads.filter((each) => each.state === 'waiting').slice(0, mostAtOnce - sending);
    for (const { id, file } of next) void this.sendOne(id, file);
  }

  private async sendOne(id: string, file: File): Promise<void> {
    this.put({ id, file, state: 'sending', portion: 0 });
    const outcome = await this.send(file, id, (portion) => this.put({ id, file, state: 'sending', portion }));
    this.put(
      outcome.ok
        ? { id, file, state: 'done', document: outcome.value }
        : { id, file, state: 'refused', ...refusalOf(outcome.problem) },
    );
    if (outcome.ok) this.onKept(outcome.value);
    this.sendNext();
  }

  private put(changed: Upload): void {
    this.change(this.uploads.map((each) => (each.id === changed.id ? changed : each)));
  }

  private change(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

export function isUnderway({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

function arrived(file: File): Upload {
  const id = v4();
  return file.size > largestFileBytes
    ? { id, file, state: 'refused', ...tooLarge }
    : { id, file, state: 'waiting' };
}
