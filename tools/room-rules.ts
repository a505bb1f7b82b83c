import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { nameOf, rooms } from './rooms.ts'

// Tests and test helpers may import more: a test of a record starts the whole app.
const tests = String.raw`(\.test\.tsx?$|/testing/)`
const programs = '^(tools|e2e|bench)/'
const queryBuilder = '(^|/)node_modules/(kysely|pg|@electric-sql/pglite)/|^(kysely|pg|@electric-sql/pglite)(/|$)'
const webFramework = '(^|/)node_modules/(fastify|@fastify/[^/]+)/|^(fastify|@fastify/[^/]+)(/|$)'
const tables = '^server/database/tables/'
/** The files that read the environment, and nothing else of the server. */
const readsEnvironment = String.raw`^server/(start/(config|given-settings|secret-files|database-tls)|messages/message-config)\.ts$`
const contractCalls = String.raw`^contract/(calls\.ts$|[^/]+/calls(/|\.ts$))`

type Ends = Pick<IRegularForbiddenRuleType, 'from' | 'to'>

function rule(name: string, comment: string, ends: Ends): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', ...ends }
}

/** Each room of a list may import only the rooms after it. */
function importsDownwards(workspace: string, rooms: readonly string[]): IRegularForbiddenRuleType[] {
  const pattern = (room: string) => `${room.replaceAll('.', String.raw`\.`)}${room.endsWith('/') ? '' : '$'}`
  return rooms.slice(1).map((room, above) =>
    rule(`${workspace}-${nameOf(room)}-imports-downwards`, `${workspace}: ${rooms.join(' → ')}`, {
      from: { path: `^${workspace}/${pattern(room)}`, pathNot: tests },
      to: {
        path: `^${workspace}/(${rooms
          .slice(0, above + 1)
          .map(pattern)
          .join('|')})`,
      },
    }),
  )
}

/**
 * A feature is a subject, or a group of use cases or parts in a subject's folder. No subject imports another, no group another
 * group of its subject, and what a subject's groups share lies beside them and imports none of them.
 */
function independentFeatures(workspace: 'server' | 'web'): IRegularForbiddenRuleType[] {
  const features = `^${workspace}/features`
  const shared = 'Move the shared code up, or down to a room below.'
  return [
    rule(`${workspace}-subjects-are-independent`, `A subject's features import no other subject's. ${shared}`, {
      from: { path: `${features}/([^/]+)/` },
      to: { path: `${features}/`, pathNot: `${features}/$1/` },
    }),
    rule(`${workspace}-groups-are-independent`, `A group of features imports no other group. ${shared}`, {
      from: { path: `${features}/([^/]+)/([^/]+)/` },
      to: { path: `${features}/$1/[^/]+/`, pathNot: `${features}/$1/$2/` },
    }),
    rule(`${workspace}-shared-imports-no-group`, 'What the groups of a subject share imports none of them.', {
      from: { path: `${features}/([^/]+)/[^/]+$` },
      to: { path: `${features}/$1/[^/]+/` },
    }),
  ]
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

const insideRooms = [
  ...independentFeatures('server'),
  ...independentFeatures('web'),
  rule('shapes-import-no-calls', 'A shape does not know the calls that carry it.', {
    from: { path: '^contract/', pathNot: [tests, contractCalls, '^contract/(openapi|public)/'] },
    to: { path: contractCalls },
  }),
  rule('features-use-no-framework', 'Routes and use cases import neither the web framework nor the query builder.', {
    from: { path: '^server/features/', pathNot: tests },
    to: { path: [tables, queryBuilder, webFramework] },
  }),
  rule('records-do-not-import-calls', 'SQL does not depend on the shape of one call.', {
    from: { path: '^server/records/', pathNot: tests },
    to: { path: contractCalls },
  }),
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
  ...importsDownwards('server', rooms.server),
  ...importsDownwards('web', rooms.web),
  rule('print-imports-domain-only', 'Papers are drawn from facts that are given; print/ reads nothing itself.', {
    from: { path: '^server/print/', pathNot: tests },
    to: { path: '^(contract|server)/', pathNot: '^server/print/' },
  }),
  rule('audit-knows-no-records', 'The audit record knows the database and its keys, and nothing that it records.', {
    from: { path: '^server/audit/', pathNot: tests },
    to: { path: '^(contract|server)/', pathNot: '^server/(audit|database)/' },
  }),
  rule('config-imports-no-room', 'These files read the environment; other rooms receive the result as arguments.', {
    from: { path: readsEnvironment },
    to: { path: '^server/', pathNot: readsEnvironment },
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
export const roomRules: IRegularForbiddenRuleType[] = [...workspaces, ...insideRooms, ...directions, ...everywhere]
