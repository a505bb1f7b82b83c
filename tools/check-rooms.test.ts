import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Breach, checkRooms, findUncheckedFiles } from './check-rooms.ts'
import { roomRules } from './room-rules.ts'
import { nameOf, rooms } from './rooms.ts'

type Tree = Record<string, string>

const trees: string[] = []

afterAll(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true })
})

/** A repository in which every room imports only what it may. */
const validTree: Tree = {
  'domain/dates/day.ts': 'export const day = 1',
  'domain/dates/month.ts': "import { day } from './day.ts'\nexport const month = day * 30",
  'domain/dates/month.test.ts':
    "import { it } from 'vitest'\nimport { month } from './month.ts'\nit(String(month), () => {})",
  'contract/call.ts': "import { day } from '@portal/domain/dates/day.ts'\nexport const call = day",
  'contract/facilities/facility.ts': "import { call } from '../call.ts'\nexport const facility = call",
  'contract/licences/licence.ts': 'export const licence = 1',
  'contract/facilities/calls.ts': "import { facility } from './facility.ts'\nexport const listFacilities = facility",
  'contract/licences/calls/renewals.ts': "import { licence } from '../licence.ts'\nexport const renew = licence",
  'contract/calls.ts': "import * as renewals from './licences/calls/renewals.ts'\nexport const calls = [renewals]",
  'contract/calls.paths.test.ts': "import { calls } from './calls.ts'\nconsole.log(calls)",
  'server/start/config.ts': "import { readFileSync } from 'node:fs'\nexport const config = readFileSync",
  'server/main.ts':
    "import { app } from './start/app.ts'\nimport { config } from './start/config.ts'\nimport { remind } from './jobs/remind.ts'\nconsole.log(app, config, remind)",
  'server/main.test.ts': "import './main.ts'",
  'server/start/app.ts':
    "import { facilityRoutes } from '../features/facilities/routes.ts'\nimport { renewalRoutes } from '../features/licences/renewals.ts'\nexport const app = [facilityRoutes, renewalRoutes]",
  'server/features/facilities/routes.ts':
    "import { addFacility } from './add-facility.ts'\nexport const facilityRoutes = [addFacility]",
  'server/features/facilities/add-facility.ts':
    "import * as calls from '@portal/contract/facilities/calls.ts'\nimport { facilities } from '../../records/facilities/facilities.ts'\nexport const addFacility = [calls, facilities]",
  'server/features/facilities/add-facility.test.ts':
    "import { testApp } from '../../testing/test-app.ts'\nimport { facilities } from '../../database/tables/facilities.ts'\nconsole.log(testApp, facilities)",
  'server/features/facilities/claims/routes.ts':
    "import { addFacility } from '../add-facility.ts'\nexport const claimRoutes = addFacility",
  'server/features/facilities/closings/routes.ts': 'export const closingRoutes = 1',
  'server/features/licences/renewals.ts': 'export const renewalRoutes = 1',
  'server/features/licences/renewals.late.test.ts':
    "import { renewalRoutes } from './renewals.ts'\nimport { facilities } from '../../database/tables/facilities.ts'\nconsole.log(renewalRoutes, facilities)",
  'server/http/serve-call.ts': "import { session } from '../auth/session.ts'\nexport const serve = session",
  'server/auth/session.ts':
    "import { facilities } from '../records/facilities/facilities.ts'\nexport const session = facilities",
  'server/records/facilities/facilities.ts':
    "import { sql } from 'kysely'\nimport { facilities as table } from '../../database/tables/facilities.ts'\nexport const facilities = [sql, table]",
  'server/database/tables/facilities.ts': 'export const facilities = 1',
  'server/files/local-folder.ts': 'export const folder = 1',
  'server/jobs/remind.ts':
    "import { facilities } from '../records/facilities/facilities.ts'\nexport const remind = facilities",
  'server/cli/demo.ts': "import { app } from '../start/app.ts'\nexport const demo = app",
  'server/testing/test-app.ts': "import { app } from '../start/app.ts'\nexport const testApp = app",
  'server/pages/front.ts': "import { serve } from '../http/serve-call.ts'\nexport const front = serve",
  'web/main.ts': "import { start } from './start-portal.tsx'\nexport const main = start",
  'web/start-portal.tsx': "import { routes } from './app/routes.tsx'\nexport const start = routes",
  'web/signed-out/enter.ts': "import { start } from '../start-portal.tsx'\nexport const enter = start",
  'web/app/routes.tsx': "export const routes = () => import('../screens/public/home.tsx')",
  'web/screens/public/home.tsx':
    "import { Form } from '../../features/facilities/form.tsx'\nexport const Home = () => <Form />",
  'web/features/facilities/form.tsx': "import { Lga } from '../../fields/lga.tsx'\nexport const Form = () => <Lga />",
  'web/features/facilities/claims/claim.tsx': 'export const claim = 1',
  'web/features/facilities/closings/close.tsx': 'export const close = 1',
  'web/features/licences/renew.tsx': 'export const renew = 1',
  'web/fields/lga.tsx': "import { useCall } from '../api/use-call.ts'\nexport const Lga = () => <p>{useCall}</p>",
  'web/api/use-call.ts': "import { toast } from '../ui/toast.tsx'\nexport const useCall = toast",
  'web/ui/toast.tsx':
    "import './toast.css'\nimport type { facility } from '@portal/contract/facilities/facility.ts'\nexport const toast = 1 as unknown as typeof facility",
  'web/ui/toast.css': 'p { color: black }',
  'web/dist/bundle.ts': "import 'nowhere'",
}

const packages: Tree = Object.fromEntries([
  ['package.json', JSON.stringify({ type: 'module', workspaces: ['domain', 'contract', 'server', 'web'] })],
  ...['domain', 'contract', 'server', 'web'].map((name) => [
    `${name}/package.json`,
    JSON.stringify({ name: `@portal/${name}`, type: 'module', exports: { './*': './*' } }),
  ]),
  ...['kysely', 'fastify', 'vitest'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './dist/main.js' })],
    [`node_modules/${name}/dist/main.js`, 'export {}'],
  ]),
])

function build(changes: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  trees.push(root)
  for (const [path, text] of Object.entries({ ...packages, ...validTree, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  mkdirSync(join(root, 'node_modules/@portal'))
  for (const name of ['domain', 'contract', 'server', 'web'])
    symlinkSync(`../../${name}`, join(root, 'node_modules/@portal', name))
  return root
}

async function findBrokenRules(changes: Tree): Promise<string[]> {
  const { breaches } = await checkRooms(build(changes))
  return [...new Set(breaches.map(({ rule }) => rule))]
}

/** One breach per line: the rule, the path of the file, and its forbidden import. */
const forbidden: [rule: string, path: string, imported: string][] = [
  ['domain-has-no-dependencies', 'domain/dates/year.ts', 'kysely'],
  ['domain-has-no-dependencies', 'domain/dates/year.ts', 'node:fs'],
  ['domain-is-lowest', 'domain/dates/year.test.ts', '@portal/contract/call.ts'],
  ['contract-is-above-domain-only', 'contract/messages/mail.ts', '@portal/server/start/config.ts'],
  ['server-does-not-import-web', 'server/http/page.ts', '@portal/web/ui/toast.tsx'],
  ['web-does-not-import-server', 'web/api/page.ts', '@portal/server/start/config.ts'],
  ['workspaces-by-name', 'contract/messages/mail.ts', '../../domain/dates/day.ts'],
  ['workspaces-by-name', 'e2e/journey.ts', '../domain/dates/day.ts'],
  ['shapes-import-no-calls', 'contract/licences/officer.ts', './calls/renewals.ts'],
  ['shapes-import-no-calls', 'contract/licences/officer.ts', '../facilities/calls.ts'],
  ['shapes-import-no-calls', 'contract/licences/officer.ts', '../calls.ts'],
  ['server-subjects-are-independent', 'server/features/facilities/renew.ts', '../licences/renewals.ts'],
  ['server-subjects-are-independent', 'server/features/facilities/claims/renew.ts', '../../licences/renewals.ts'],
  ['server-subjects-are-independent', 'server/features/standing/penalties.late.test.ts', '../licences/renewals.ts'],
  ['server-groups-are-independent', 'server/features/facilities/claims/close.ts', '../closings/routes.ts'],
  ['server-shared-imports-no-group', 'server/features/facilities/renew.ts', './claims/routes.ts'],
  ['features-use-no-framework', 'server/features/standing/penalties.ts', 'fastify'],
  ['features-use-no-framework', 'server/features/standing/penalties.ts', 'kysely'],
  ['features-use-no-framework', 'server/features/standing/penalties.ts', '../../database/tables/facilities.ts'],
  [
    'records-do-not-import-calls',
    'server/records/standing/penalties.ts',
    '@portal/contract/licences/calls/renewals.ts',
  ],
  ['web-subjects-are-independent', 'web/features/facilities/renew.tsx', '../licences/renew.tsx'],
  ['web-groups-are-independent', 'web/features/facilities/claims/close.tsx', '../closings/close.tsx'],
  ['web-shared-imports-no-group', 'web/features/facilities/renew.tsx', './claims/claim.tsx'],
  ['style-guide-makes-no-calls', 'web/style-guide/icons.tsx', '../api/use-call.ts'],
  ['ui-makes-no-calls', 'web/ui/table.tsx', '@portal/contract/licences/calls/renewals.ts'],
  ['print-imports-domain-only', 'server/print/letter.ts', '../auth/session.ts'],
  ['audit-knows-no-records', 'server/audit/record-entry.ts', '../records/facilities/facilities.ts'],
  ['config-imports-no-room', 'server/start/config.ts', '../files/local-folder.ts'],
  ['product-does-not-import-tests', 'server/cli/demo.ts', '../testing/test-app.ts'],
  ['imports-resolve', 'server/http/page.ts', './gone.ts'],
  ['imports-resolve', 'server/http/page.ts', 'unheard-of'],
]

/** The rooms of a workspace, each with a room above it whose file it may not import. */
const upwards = Object.entries(rooms).flatMap(([workspace, order]) =>
  order.slice(1).map((room, above): [rule: string, path: string, imported: string] => {
    const path = room.endsWith('/') ? `${room}low.ts` : room
    const higher = order[above] ?? ''
    const imported = higher.endsWith('/') ? `${higher}high.ts` : higher
    const up = room.endsWith('/') ? '../' : './'
    return [`${workspace}-${nameOf(room)}-imports-downwards`, `${workspace}/${path}`, `${up}${imported}`]
  }),
)

describe('check-rooms', () => {
  it('finds no breach in a valid repository', async () => {
    const { files, breaches } = await checkRooms(build({}))
    expect(breaches).toEqual([])
    expect(files).toBe(Object.keys(validTree).length - 2)
  })

  it('accepts an empty repository', async () => {
    const root = mkdtempSync(join(tmpdir(), 'rooms-'))
    trees.push(root)
    expect(await checkRooms(root)).toEqual({ files: 0, breaches: [] })
  })

  describe('in a repository with every forbidden import', () => {
    let found: Breach[]
    beforeAll(async () => {
      const paths = Map.groupBy([...forbidden, ...upwards], ([, path]) => path)
      const imports = Array.from(paths, ([path, rows]) => [
        path,
        rows.map(([, , name]) => `import '${name}'`).join('\n'),
      ])
      const higher = upwards.map(([, path, imported]) => [join(dirname(path), imported), 'export const higher = 1'])
      found = (await checkRooms(build({ ...Object.fromEntries(higher), ...Object.fromEntries(imports) }))).breaches
    })

    it.each([...forbidden, ...upwards])('%s: %s may not import %s', (rule, from, imported) => {
      const to = expect.stringContaining(imported.replace(/^.*[/:]/, ''))
      expect(found).toContainEqual(expect.objectContaining({ rule, from, to }))
    })
  })

  it('checks imports of types too', async () => {
    const useCase = "import type { Kysely } from 'kysely'\nexport type Db = Kysely<unknown>"
    expect(await findBrokenRules({ 'server/features/standing/penalties.ts': useCase })).toEqual([
      'features-use-no-framework',
    ])
  })

  it('has an example above for every rule about rooms', () => {
    const shown = [...forbidden, ...upwards].map(([rule]) => rule)
    const hidden = roomRules.map(({ name }) => name).filter((name) => name !== undefined && !shown.includes(name))
    expect(hidden).toEqual(['no-cycle'])
  })

  it('finds an import cycle, also one of types', async () => {
    const cycle = {
      'domain/text/egg.ts': "import './hen.ts'",
      'domain/text/hen.ts': "import type { egg } from './egg.ts'",
    }
    expect(await findBrokenRules(cycle)).toEqual(['no-cycle'])
  })

  it.each(['index.ts', 'utils.ts', 'helpers.ts', 'types.ts', 'constants.tsx'])(
    'refuses the file name %s',
    async (name) => {
      expect(await findBrokenRules({ [`web/ui/${name}`]: 'export const colour = 1' })).toEqual(['files-have-a-name'])
    },
  )

  it.each([
    'server/send.ts',
    'server/records/places.ts',
    'server/features/places.ts',
    'server/senders/send.ts',
    'web/sender.tsx',
    'web/screens/places.tsx',
    'contract/place.ts',
    'domain/place.ts',
    'domain/place.test.ts',
  ])('refuses %s, which lies in no room', async (path) => {
    expect(await findBrokenRules({ [path]: 'export const place = 1' })).toEqual(['files-are-in-rooms'])
  })

  it('finds a use of the clock in the domain', async () => {
    expect(await findBrokenRules({ 'domain/dates/age.ts': 'export const now = () => new Date()' })).toEqual([
      'domain-has-no-clock',
    ])
  })

  it('reports files and imports that the parser missed', () => {
    const root = build({})
    const notParsed = {
      rule: 'every-file-parsed',
      comment: 'The check did not see this file.',
      from: 'domain/dates/month.ts',
    }
    expect(findUncheckedFiles(root, ['domain/dates/month.ts'], [])).toEqual([notParsed])
    const withoutImports = [{ source: 'domain/dates/month.ts', dependencies: [] }]
    const missingImport = {
      rule: 'every-import-found',
      comment: 'The check did not see this import.',
      from: 'domain/dates/month.ts',
    }
    expect(findUncheckedFiles(root, ['domain/dates/month.ts'], withoutImports)).toEqual([
      { ...missingImport, to: './day.ts' },
    ])
  })
})
