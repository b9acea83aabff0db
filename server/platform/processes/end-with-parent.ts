/**
 * Preloaded into every part that `start` runs (`node --import`). The channel to the parent closes when the parent
 * ends, also by kill -9; the part then stops as if asked to, so that no port stays taken for the next start.
 * A part may hand its Node.js options on to processes of its own (`next dev` does); those are the part's to end.
 */
if (process.env.DAYBOOK_PARENT === `${process.ppid}`) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 10_000).unref();
  });
  process.channel?.unref();
}
