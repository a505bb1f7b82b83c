import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

// Tests and test helpers may import more: a test of a record starts the whole app.
const tests = String.raw`(\.test\.tsx?$|/testing/)`
const programs = '^(tools|e2e|bench)/'
const queryBuilder = '(^|/)node_modules/(kysely|pg|@electric-sql/pglite)/|^(kysely|pg|@electric-sql/pglite)(/|$)'
const webFramework = '(^|/)node_modules/(fastify|@fastify/[^/]+)/|^(fastify|@fastify/[^/]+)(/|$)'
const tables = '^server/database/tables/'
const contractCalls = String.raw`^contract/calls(/|\.ts$)`

type Ends = Pick<IRegularForbiddenRuleType, 'from' | 'to'>

function rule(name: string, comment: string, ends: Ends): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', ...ends }
}

/** Layers: each entry of the list may import only the entries after it. */
function importsDownwards(workspace: string, rooms: string[]): IRegularForbiddenRuleType[] {
  return rooms.slice(1).map((room, above) =>
    rule(`${workspace}-${/\w+/.exec(room)?.[0]}-imports-downwards`, `${workspace}: ${rooms.join(' → ')}`, {
      from: { path: `^${workspace}/${room}`, pathNot: tests },
      to: { path: `^${workspace}/(${rooms.slice(0, above + 1).join('|')})` },
    }),
  )
}

const workspaces = [
  rule(
    'domain-has-no-dependencies',
    'The rules of the ministry depend on nothing: no workspace, no package, no Node.',
    {
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
  ),
  rule('domain-is-lowest', 'domain ← contract ← server, web', {
    from: { path: '^domain/' },
    to: { path: ['^(contract|server|web)/', programs] },
  }),
  rule('contract-is-above-domain-only', 'domain ← contract ← server, web', {
    from: { path: '^contract/' },
    to: { path: ['^(server|web)/', programs] },
  }),
  rule('server-does-not-import-web', 'The server and the web share code only through the contract.', {
    from: { path: '^server/' },
    to: { path: ['^web/', programs] },
  }),
  rule('web-does-not-import-server', 'The server and the web share code only through the contract.', {
    from: { path: '^web/' },
    to: { path: ['^server/', programs] },
  }),
  rule('workspaces-by-name', 'Another workspace is imported as @portal/…, not by a relative path.', {
    from: { path: '^([^/]+)/' },
    to: { path: '^(domain|contract|server|web)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  }),
]

const rooms = [
  rule('entities-are-flat', 'An entity of the contract imports no other entity and no call.', {
    from: { path: '^contract/entities/', pathNot: tests },
    to: { path: ['^contract/entities/', contractCalls] },
  }),
  rule('server-features-are-independent', 'A server feature imports no other feature.', {
    // A feature is the file <feature>.ts with its tests <feature>.<topic>.test.ts, or the folder <feature>/.
    from: { path: '^server/features/([^/.]+)[/.]' },
    to: { path: '^server/features/', pathNot: '^server/features/$1[/.]' },
  }),
  rule('features-use-no-framework', 'Routes and use cases import neither the web framework nor the query builder.', {
    from: { path: '^server/features/', pathNot: tests },
    to: { path: [tables, queryBuilder, webFramework] },
  }),
  rule('records-do-not-import-calls', 'SQL does not depend on the shape of one call.', {
    from: { path: '^server/records/', pathNot: tests },
    to: { path: contractCalls },
  }),
  rule(
    'web-features-are-independent',
    'A web feature imports no other feature: move the shared code up to the screen, or down to fields/ or ui/.',
    {
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
  ),
  rule('style-guide-makes-no-calls', 'The style guide shows the components of ui/ with example data.', {
    from: { path: '^web/style-guide/', pathNot: tests },
    to: { path: '^web/(features|fields|api)/' },
  }),
  rule('ui-makes-no-calls', 'ui/ holds presentational components, which make no calls.', {
    from: { path: '^web/ui/', pathNot: tests },
    to: { path: contractCalls },
  }),
]

const directions = [
  ...importsDownwards('server', [
    String.raw`main\.ts`,
    String.raw`app\.ts`,
    'features/',
    String.raw`(act|act-on-facility|owner-notification|issue-certificate|registration-page)\.ts`,
    'pages/',
    'http/',
    'auth/',
    'records/',
    'database/',
  ]),
  ...importsDownwards('web', [
    String.raw`main\.ts`,
    'signed-out/',
    String.raw`start-portal\.tsx`,
    'app/',
    '(screens|style-guide)/',
    'features/',
    'fields/',
    'api/',
    'ui/',
  ]),
  rule('server-jobs-imports-downwards', 'Jobs are started from above and serve no calls.', {
    from: { path: '^server/jobs/', pathNot: tests },
    to: { path: String.raw`^server/(main\.ts|app\.ts|cli/|features/|http/)` },
  }),
  rule('server-print-imports-domain-only', 'Papers are drawn from facts that are given; print/ reads nothing itself.', {
    from: { path: '^server/print/', pathNot: tests },
    to: { path: '^(contract|server)/', pathNot: '^server/print/' },
  }),
  rule(
    'server-audit-imports-downwards',
    'The audit record knows the database and its keys, and nothing that it records.',
    {
      from: { path: '^server/audit/', pathNot: tests },
      to: { path: '^(contract|server)/', pathNot: String.raw`^server/(audit/|database/|keys/|config\.ts)` },
    },
  ),
  rule('server-backup-imports-downwards', 'Backups are made by programs of the command line and know no calls.', {
    from: { path: '^server/backup/', pathNot: tests },
    to: { path: String.raw`^server/(main\.ts|app\.ts|cli/|features/|http/|auth/|jobs/)` },
  }),
  rule('server-files-imports-downwards', 'files/ stores and reads files; it does not know its callers.', {
    from: { path: '^server/files/', pathNot: tests },
    to: { path: String.raw`^server/(main\.ts|app\.ts|cli/|features/|http/|auth/|jobs/)` },
  }),
  rule(
    'server-config-imports-no-room',
    'config.ts reads the environment; other rooms receive the result as arguments.',
    {
      from: { path: String.raw`^server/(message-)?config\.ts$` },
      to: { path: '^server/', pathNot: String.raw`^server/messages/message-config\.ts$` },
    },
  ),
  rule('cli-is-not-imported', 'cli/ holds programs that a person starts.', {
    from: { path: '^server/', pathNot: ['^server/cli/', tests] },
    to: { path: '^server/cli/' },
  }),
]

/** Rules for all files. The last one is needed by the others: an import that does not resolve matches no rule. */
const everywhere = [
  rule('no-cycle', 'No import cycles.', { from: {}, to: { circular: true } }),
  rule('product-does-not-import-tests', 'Only tests import test helpers.', {
    from: { path: '^(domain|contract|server|web)/', pathNot: tests },
    to: { path: tests, pathNot: 'node_modules' },
  }),
  // Vite finds the address of a file in a package; if it were missing, the build would fail.
  rule('imports-resolve', 'This file or package does not exist.', {
    from: {},
    to: { couldNotResolve: true, pathNot: String.raw`^zxing-wasm/.+\.wasm\?url$` },
  }),
]

/** Which room may import which. The rooms are described in docs/architecture.md. */
export const roomRules: IRegularForbiddenRuleType[] = [...workspaces, ...rooms, ...directions, ...everywhere]
