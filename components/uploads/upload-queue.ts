import { v4 } from 'uuid';
import type { ClientProblem } from '@/lib/client/client';
import type { Document } from '@/lib/contract/document';
import type { Result } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import type { KeptUploads } from './kept-uploads';
import { type Refusal, refusalOf, tooLarge } from './refusal';
import type { UploadFile, UploadTarget } from './upload-file';

/** A file being uploaded. `offline`: Daybook could not be reached; it is sent when it can be. */
export type Upload = UploadFile &
  (
    | { state: 'waiting' }
    | { state: 'offline' }
    | { state: 'sending'; portion: number }
    | { state: 'done'; document: Document }
    | ({ state: 'refused' } & Refusal)
  );

export type SendFile = (
  upload: UploadFile,
  onProgress: (portion: number) => void,
  signal: AbortSignal,
) => Promise<Result<Document, ClientProblem>>;

/** The service holds a limited number of uploads in memory at once; more would wait there instead of here. */
const mostAtOnce = 2;

/** The files that were brought, each sent by itself, in the order in which they came, and kept until it has arrived. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly arrivals = new Set<(upload: UploadFile, document: Document) => unknown>();
  private readonly aborts = new Map<string, AbortController>();

  constructor(
    private readonly send: SendFile,
    /** Where files outlive the page. */
    private readonly kept: Pick<KeptUploads, 'keep' | 'has' | 'forget' | 'takeOver'>,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls the listener after each file that has arrived. */
  readonly onArrival = (listener: (upload: UploadFile, document: Document) => unknown): (() => void) => {
    this.arrivals.add(listener);
    return () => this.arrivals.delete(listener);
  };

  readonly current = (): readonly Upload[] => this.uploads;

  /** How many files on their way end with the page, as they could not be stored. */
  readonly unstored = (): number =>
    this.uploads.filter((each) => isUnderway(each) && !this.kept.has(each.id)).length;

  /** Gives the id of each. */
  readonly add = (files: readonly File[], target: UploadTarget): string[] => {
    const added = files.map((file) => arrived(file, target));
    for (const upload of added) if (upload.state === 'waiting') this.kept.keep(upload);
    this.change([...this.uploads, ...added]);
    this.sendNext();
    return added.map(({ id }) => id);
  };

  /** Takes over what was kept by a page that is gone. */
  readonly resume = async (): Promise<void> => {
    const found = await this.kept.takeOver();
    const added = found.filter(({ id }) => this.uploads.every((each) => each.id !== id));
    if (added.length === 0) return;
    this.change([...this.uploads, ...added.map(waiting)]);
    this.sendNext();
  };

  readonly retry = (id: string): void => {
    const upload = this.uploads.find((each) => each.id === id);
    const mayRetry = upload?.state === 'offline' || (upload?.state === 'refused' && upload.canRetry);
    if (!upload || !mayRetry) return;
    this.put(waiting(upload));
    this.sendNext();
  };

  /** Sends what could not be sent without the network. */
  readonly retryOffline = (): void => {
    this.change(this.uploads.map((each) => (each.state === 'offline' ? waiting(each) : each)));
    this.sendNext();
  };

  /** Takes a file out of sight; one that is being sent stays. */
  readonly dismiss = (id: string): void => {
    this.remove((each) => each.id === id && each.state !== 'sending');
  };

  /** Gives up a file, even while it is being sent. */
  readonly cancel = (id: string): void => {
    this.remove((each) => each.id === id);
    this.aborts.get(id)?.abort();
    this.sendNext();
  };

  /** Takes away all of these that are settled; all without a choice. */
  readonly clear = (isChosen: (upload: Upload) => boolean = () => true): void => {
    this.remove((each) => isChosen(each) && !isUnderway(each));
  };

  private remove(isRemoved: (upload: Upload) => boolean): void {
    for (const upload of this.uploads.filter(isRemoved)) this.kept.forget(upload.id);
    this.change(this.uploads.filter((each) => !isRemoved(each)));
  }

  private sendNext(): void {
    const next = this.uploads
      .filter((each) => each.state === 'waiting')
      .slice(0, mostAtOnce - this.aborts.size);
    for (const upload of next) void this.sendOne(fileOf(upload));
  }

  private async sendOne(upload: UploadFile): Promise<void> {
    const abort = new AbortController();
    this.aborts.set(upload.id, abort);
    const onProgress = (portion: number) => this.put({ ...upload, state: 'sending', portion });
    onProgress(0);
    const outcome = await this.send(upload, onProgress, abort.signal);
    this.aborts.delete(upload.id);
    // One that was given up may have arrived all the same.
    if (outcome.ok) for (const listener of this.arrivals) listener(upload, outcome.value);
    if (outcome.ok || !mayRetryLater(outcome.problem)) this.kept.forget(upload.id);
    this.put(settled(upload, outcome));
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

/** On its way, or about to be. */
export function isUnderway({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || state === 'offline';
}

function settled(upload: UploadFile, outcome: Result<Document, ClientProblem>): Upload {
  if (outcome.ok) return { ...upload, state: 'done', document: outcome.value };
  if (outcome.problem.status === 0) return { ...upload, state: 'offline' };
  return { ...upload, state: 'refused', ...refusalOf(outcome.problem) };
}

function mayRetryLater(problem: ClientProblem): boolean {
  return problem.status === 0 || refusalOf(problem).canRetry;
}

function waiting(upload: UploadFile): Upload {
  return { ...fileOf(upload), state: 'waiting' };
}

function fileOf({ id, file, target }: UploadFile): UploadFile {
  return { id, file, target };
}

function arrived(file: File, target: UploadTarget): Upload {
  const upload = { id: v4(), file, target };
  return file.size > uploadLimitBytes
    ? { ...upload, state: 'refused', ...tooLarge }
    : { ...upload, state: 'waiting' };
}
