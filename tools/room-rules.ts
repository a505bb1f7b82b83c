import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

// Tests and what only they use may reach further: a test of a record starts the whole app.
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

/** Nobody below reaches somebody above: each entry of the list may import only what comes after it. */
function looksDown(workspace: string, rooms: string[]): IRegularForbiddenRuleType[] {
  return rooms.slice(1).map((room, above) =>
    rule(`${workspace}-${/\w+/.exec(room)?.[0]}-looks-down`, `${workspace}: ${rooms.join(' → ')}`, {
      from: { path: `^${workspace}/${room}`, pathNot: tests },
      to: { path: `^${workspace}/(${rooms.slice(0, above + 1).join('|')})` },
    }),
  )
}

const workspaces = [
  rule('domain-stands-alone', 'The rules of the ministry depend on nothing: no workspace, no package, no Node.', {
    from: { path: '^domain/', pathNot: tests },
    to: { pathNot: '^domain/' },
  }),
  rule('domain-is-lowest', 'domain ← contract ← server, web', {
    from: { path: '^domain/' },
    to: { path: ['^(contract|server|web)/', programs] },
  }),
  rule('contract-is-above-domain-only', 'domain ← contract ← server, web', {
    from: { path: '^contract/' },
    to: { path: ['^(server|web)/', programs] },
  }),
  rule('server-knows-no-web', 'The server and the web meet in the contract.', {
    from: { path: '^server/' },
    to: { path: ['^web/', programs] },
  }),
  rule('web-knows-no-server', 'The server and the web meet in the contract.', {
    from: { path: '^web/' },
    to: { path: ['^server/', programs] },
  }),
  rule('workspaces-by-name', 'Another workspace is imported as @portal/…, not by a relative path.', {
    from: { path: '^([^/]+)/' },
    to: { path: '^(domain|contract|server|web)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  }),
]

const rooms = [
  rule('entities-are-flat', 'An entity of the contract names no other entity and no call.', {
    from: { path: '^contract/entities/', pathNot: tests },
    to: { path: ['^contract/entities/', contractCalls] },
  }),
  rule('server-features-apart', 'A feature of the server reaches no other feature.', {
    // A feature is the file <feature>.ts with its tests <feature>.<topic>.test.ts, or the folder <feature>/.
    from: { path: '^server/features/([^/.]+)[/.]' },
    to: { path: '^server/features/', pathNot: '^server/features/$1[/.]' },
  }),
  rule('features-know-no-machinery', 'Routes and use cases know neither the web framework nor the query builder.', {
    from: { path: '^server/features/', pathNot: tests },
    to: { path: [tables, queryBuilder, webFramework] },
  }),
  rule('records-know-no-calls', 'SQL does not depend on the shape of one call.', {
    from: { path: '^server/records/', pathNot: tests },
    to: { path: contractCalls },
  }),
  rule(
    'web-features-apart',
    'A feature of the web reaches no other feature: lift it to the screen, or lower it to fields/ or ui/.',
    {
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
  ),
  rule('style-guide-asks-nothing', 'The style guide draws the parts of ui/; what it shows comes from nowhere else.', {
    from: { path: '^web/style-guide/', pathNot: tests },
    to: { path: '^web/(features|fields|api)/' },
  }),
  rule('ui-is-looks-only', 'ui/ knows how things look and nothing about calls.', {
    from: { path: '^web/ui/', pathNot: tests },
    to: { path: contractCalls },
  }),
]

const directions = [
  ...looksDown('server', [
    String.raw`main\.ts`,
    String.raw`app\.ts`,
    'features/',
    String.raw`(act|issue-certificate|registration-page)\.ts`,
    'pages/',
    'http/',
    'auth/',
    'records/',
    'database/',
  ]),
  ...looksDown('web', [
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
  rule('server-jobs-looks-down', 'What runs by the clock is started from above and answers no call.', {
    from: { path: '^server/jobs/', pathNot: tests },
    to: { path: String.raw`^server/(main\.ts|app\.ts|cli/|features/|http/)` },
  }),
  rule('server-files-looks-down', 'files/ puts and gets a file; it knows nobody who asks.', {
    from: { path: '^server/files/', pathNot: tests },
    to: { path: String.raw`^server/(main\.ts|app\.ts|cli/|features/|http/|auth/|jobs/)` },
  }),
  rule('server-config-knows-no-room', 'config.ts reads the environment; the rooms are given what it read.', {
    from: { path: String.raw`^server/config\.ts$` },
    to: { path: '^server/' },
  }),
  rule('nobody-calls-the-command-line', 'cli/ holds programs, started by a person.', {
    from: { path: '^server/', pathNot: ['^server/cli/', tests] },
    to: { path: '^server/cli/' },
  }),
]

/** What holds everywhere. The last one keeps the others honest: an import that leads nowhere matches no rule. */
const everywhere = [
  rule('no-circle', 'Nothing imports itself by a detour.', { from: {}, to: { circular: true } }),
  rule('product-without-tests', 'Only tests use what was made for tests.', {
    from: { path: '^(domain|contract|server|web)/', pathNot: tests },
    to: { path: tests, pathNot: 'node_modules' },
  }),
  rule('imports-lead-somewhere', 'This file or package does not exist.', { from: {}, to: { couldNotResolve: true } }),
]

/** The rooms of the house and which way they may look (docs/decisions, the layout). One rule a row. */
export const roomRules: IRegularForbiddenRuleType[] = [...workspaces, ...rooms, ...directions, ...everywhere]
