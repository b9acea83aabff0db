const startedBy = process.ppid;

/**
 * Stops this process, as if asked to, when the npm that runs it is gone (kill -9, a closed terminal): nobody is left
 * who could stop it.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
