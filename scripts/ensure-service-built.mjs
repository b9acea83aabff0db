import { ensureServiceBuilt } from './build.mjs';
import { withLock } from './build-lock.mjs';

/** Vitest's global setup: tests start the programs of the service as they are built, whichever tests run alone. */
export default async function setUp(project) {
  const build = () => withLock(ensureServiceBuilt);
  project.onTestsRerun(build);
  await build();
}
