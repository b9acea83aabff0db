import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn of the event loop together. Statements that do not wait for each
 * other then cost one system call instead of one each, which is most of what a small statement costs.
 */
export class BatchingSocket extends Socket {
  #corked = false;

  constructor() {
    super();
    // Connecting puts Node's own `write` onto the socket itself, in front of the one below.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override write(data: Uint8Array | string, done?: (error?: Error | null) => void): boolean;
  override write(
    data: Uint8Array | string,
    encoding?: BufferEncoding,
    done?: (error?: Error | null) => void,
  ): boolean;
  override write(data: Uint8Array | string, ...rest: unknown[]): boolean {
    if (!this.#corked) {
      this.#corked = true;
      this.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.uncork();
      });
    }
    return super.write(data, ...(rest as [BufferEncoding]));
  }
}
