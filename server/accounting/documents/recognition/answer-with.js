import sharp from 'sharp';

/** Sends what was read and what that took of the machine, or `{ refusal }`. */
export async function answerWith(read) {
  // Whoever asked may be gone.
  process.once('disconnect', () => process.exit());
  try {
    sharp.cache(false);
    sharp.concurrency(1);
    process.send({ ...(await read()), used: used() });
  } catch {
    process.send({ refusal: 'unreadable' });
  }
}

/** Seconds of computing, and the most memory in megabytes. */
function used() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: Math.round(maxRSS / 1024) };
}
