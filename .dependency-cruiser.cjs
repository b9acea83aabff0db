/**
 * Who may import whom, in one table: each room (a folder, or one file) and what it may import beside itself. A line
 * holds for all in the room that has no narrower line. What is not listed is forbidden, type-only imports too.
 * Packages from npm are free unless a rule further down says otherwise. `scripts/check-imports.test.ts` proves that
 * the lines can fail.
 */
const rooms = [
  ['app', 'components', 'lib', 'server/dashboard'],
  ['components', 'lib', 'server/dashboard/actions'],
  ['components/ui', 'lib'],
  ['lib'],
  ['server/platform', 'lib'],
  ['server/platform/start.ts', 'server/platform', 'server/dashboard', 'lib'],
  // Of all that Daybook keeps: it puts the two programs' data together.
  ['server/backup', 'server/accounting', 'server/dashboard/session/storage', 'server/platform', 'lib'],
  ['server/dashboard', 'lib', 'server/platform'],
  // Its files outside the rooms below are the doors of the program: they put the rooms together.
  ['server/accounting', 'lib', 'server/platform'],
  [
    'server/accounting/http',
    'server/accounting/services',
    'server/platform/logging.ts',
    'server/platform/tracing.ts',
    'lib',
  ],
  [
    'server/accounting/services',
    'server/accounting/domain',
    'server/accounting/store',
    'server/accounting/documents',
    'server/platform/processes/bounded-process.ts',
    'lib',
  ],
  [
    'server/accounting/jobs',
    'server/accounting/store',
    'server/platform/logging.ts',
    'server/platform/tracing.ts',
    'lib',
  ],
  ['server/accounting/documents', 'lib', 'server/platform'],
  ['server/accounting/store', 'server/accounting/domain', 'lib', 'server/platform'],
  [
    'server/accounting/domain',
    'lib/money',
    'lib/dates',
    'lib/contract',
    'lib/comparable.ts',
    'lib/csv',
    'lib/electronic-invoice',
    'lib/file-types',
    'lib/firm-words.ts',
    'lib/group-by.ts',
    'lib/json.ts',
    'lib/media-type.ts',
    'lib/result.ts',
    'lib/upload-limit.ts',
    'lib/xml',
  ],
];

/** Tests put rooms together too; only the wall between the two programs stands for them as well. */
const test = '\\.test\\.tsx?$';

const pattern = (room) => (room.endsWith('.ts') ? `^${room.replace('.', '\\.')}$` : `^${room}/`);
const narrowerThan = (room) => rooms.map(([other]) => other).filter((other) => other.startsWith(`${room}/`));

const roomRules = rooms.map(([room, ...mayImport]) => ({
  name: `room ${room}`,
  comment: `${room} may import ${mayImport.join(', ') || 'nothing'} beside itself.`,
  severity: 'error',
  from: { path: pattern(room), pathNot: [test, ...narrowerThan(room).map(pattern)] },
  to: {
    path: '^(app|components|lib|server|e2e|scripts)/',
    pathNot: [room, ...mayImport].map(pattern),
  },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'wall between the programs',
      comment: 'The dashboard and the accounting service meet at /v0 alone (lib/contract, lib/client).',
      severity: 'error',
      from: { path: '^(app|components|server/dashboard)/' },
      to: { path: '^server/accounting/' },
    },
    {
      name: 'service without the dashboard',
      comment: 'The service can serve any client.',
      severity: 'error',
      from: { path: '^server/accounting/' },
      to: { path: '^(app|components|server/dashboard)/|(^|/)node_modules/(next|next-auth|react|react-dom)/' },
    },
    {
      name: 'insides of a concept',
      comment:
        'What a folder of components offers to others lies directly in it; its subfolders are its own.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: test },
      to: { path: '^components/[^/]+/[^/]+/', pathNot: '^components/($1|ui)/' },
    },
    {
      name: 'one door to the ledger',
      comment:
        'Entries are added and changed by post.ts alone: it checks, marks, versions, sums, saves and audits.',
      severity: 'error',
      from: {
        path: '^server/accounting/',
        pathNot: [test, '^server/accounting/services/postings/post\\.ts$'],
      },
      to: { path: '^server/accounting/store/journal-entry/save-entries\\.ts$' },
    },
    {
      name: 'pure domain',
      comment: 'Double entry knows no I/O, no clock, no SQL and no environment.',
      severity: 'error',
      from: { path: '^server/accounting/domain/', pathNot: test },
      to: { path: '(^|/)node_modules/(pg|hono|pino|sql-template-tag)/' },
    },
    {
      name: 'the driver stays in the store',
      comment: 'What the database says is translated in store/database-failure.ts.',
      severity: 'error',
      from: { path: '^server/accounting/(http|services|jobs|documents)/', pathNot: test },
      to: { path: '(^|/)node_modules/pg/' },
    },
    {
      name: 'pure domain, without Node',
      comment: 'Buffer alone is no I/O: bank files are bytes before they are text.',
      severity: 'error',
      from: { path: '^server/accounting/domain/', pathNot: test },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?buffer$' },
    },
    {
      name: 'lib runs in the browser',
      severity: 'error',
      from: { path: '^lib/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no cycle',
      comment: 'Two files that need each other are one idea, or two with a third between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no dead import',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no programming interface yet; swc reads TypeScript, type-only imports with the others.
    parser: 'swc',
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
