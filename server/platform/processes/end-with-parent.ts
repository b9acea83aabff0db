/**
 * Preloaded into every part that `start` runs (`node --import`). The channel to the parent closes when the parent
 * ends, also by kill -9; the part then stops as if asked to, so that no port stays taken for the next start.
 */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();
