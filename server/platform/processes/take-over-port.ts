import { Server } from 'node:net';

/**
 * Preloaded into the dashboard (`node --import`). While it starts, its parent may answer on its port; it asks for the port
 * only when it is about to listen, so that visitors find somebody there all the time but for a few milliseconds.
 */
const listen = Server.prototype.listen;
if (process.send && process.env.DAYBOOK_PARENT === `${process.ppid}`) {
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    // Nothing else may keep the process while it waits; afterwards the channel must not (`end-with-parent`).
    process.channel?.ref();
    process.once('message', () => {
      Reflect.apply(listen, this, args);
      process.channel?.unref();
    });
    process.send?.('wants its port');
    return this;
  };
}
