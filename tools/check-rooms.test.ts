import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Breach, checkRooms, findUncheckedFiles } from './check-rooms.ts'
import { roomRules } from './room-rules.ts'

type Tree = Record<string, string>

const trees: string[] = []

afterAll(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true })
})

/** A repository in which every room imports only what it may. */
const validTree: Tree = {
  'domain/day.ts': 'export const day = 1',
  'domain/month.ts': "import { day } from './day.ts'\nexport const month = day * 30",
  'domain/month.test.ts':
    "import { it } from 'vitest'\nimport { month } from './month.ts'\nit(String(month), () => {})",
  'contract/call.ts': "import { day } from '@portal/domain/day.ts'\nexport const call = day",
  'contract/entities/facility.ts': "import { call } from '../call.ts'\nexport const facility = call",
  'contract/entities/licence.ts': 'export const licence = 1',
  'contract/calls/facilities.ts':
    "import { facility } from '../entities/facility.ts'\nexport const listFacilities = facility",
  'contract/calls/renewals.ts': "import { licence } from '../entities/licence.ts'\nexport const renew = licence",
  'contract/calls.ts': "import * as renewals from './calls/renewals.ts'\nexport const calls = [renewals]",
  'server/config.ts': "import { readFileSync } from 'node:fs'\nexport const config = readFileSync",
  'server/main.ts': "import { app } from './app.ts'\nimport { config } from './config.ts'\nconsole.log(app, config)",
  'server/app.ts':
    "import { facilityRoutes } from './features/facilities/routes.ts'\nimport { renewalRoutes } from './features/renewals.ts'\nimport { remind } from './jobs/remind.ts'\nexport const app = [facilityRoutes, renewalRoutes, remind]",
  'server/features/facilities/routes.ts':
    "import { addFacility } from './add-facility.ts'\nexport const facilityRoutes = [addFacility]",
  'server/features/facilities/add-facility.ts':
    "import * as calls from '@portal/contract/calls/facilities.ts'\nimport { facilities } from '../../records/facilities.ts'\nexport const addFacility = [calls, facilities]",
  'server/features/facilities/add-facility.test.ts':
    "import { testApp } from '../../testing/test-app.ts'\nimport { facilities } from '../../database/tables/facilities.ts'\nconsole.log(testApp, facilities)",
  'server/features/renewals.ts': 'export const renewalRoutes = 1',
  'server/features/renewals.late.test.ts':
    "import { renewalRoutes } from './renewals.ts'\nimport { facilities } from '../database/tables/facilities.ts'\nconsole.log(renewalRoutes, facilities)",
  'server/http/serve-call.ts': "import { session } from '../auth/session.ts'\nexport const serve = session",
  'server/auth/session.ts': "import { facilities } from '../records/facilities.ts'\nexport const session = facilities",
  'server/records/facilities.ts':
    "import { sql } from 'kysely'\nimport { facilities as table } from '../database/tables/facilities.ts'\nexport const facilities = [sql, table]",
  'server/database/tables/facilities.ts': 'export const facilities = 1',
  'server/files/local-folder.ts': 'export const folder = 1',
  'server/jobs/remind.ts': "import { facilities } from '../records/facilities.ts'\nexport const remind = facilities",
  'server/cli/demo.ts': "import { app } from '../app.ts'\nexport const demo = app",
  'server/testing/test-app.ts': "import { app } from '../app.ts'\nexport const testApp = app",
  'server/pages/front.ts': "import { serve } from '../http/serve-call.ts'\nexport const front = serve",
  'web/main.ts': "import { start } from './start-portal.tsx'\nexport const main = start",
  'web/start-portal.tsx': "import { routes } from './app/routes.tsx'\nexport const start = routes",
  'web/signed-out/enter.ts': "import { start } from '../start-portal.tsx'\nexport const enter = start",
  'web/app/routes.tsx': "export const routes = () => import('../screens/home.tsx')",
  'web/screens/home.tsx': "import { Form } from '../features/facilities/form.tsx'\nexport const Home = () => <Form />",
  'web/features/facilities/form.tsx': "import { Lga } from '../../fields/lga.tsx'\nexport const Form = () => <Lga />",
  'web/features/renewals/renew.tsx': 'export const renew = 1',
  'web/fields/lga.tsx': "import { useCall } from '../api/use-call.ts'\nexport const Lga = () => <p>{useCall}</p>",
  'web/api/use-call.ts': "import { toast } from '../ui/toast.tsx'\nexport const useCall = toast",
  'web/ui/toast.tsx':
    "import './toast.css'\nimport type { facility } from '@portal/contract/entities/facility.ts'\nexport const toast = 1 as unknown as typeof facility",
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
  ['domain-has-no-dependencies', 'domain/year.ts', 'kysely'],
  ['domain-has-no-dependencies', 'domain/year.ts', 'node:fs'],
  ['domain-is-lowest', 'domain/year.test.ts', '@portal/contract/call.ts'],
  ['contract-is-above-domain-only', 'contract/mail.ts', '@portal/server/config.ts'],
  ['server-does-not-import-web', 'server/http/page.ts', '@portal/web/ui/toast.tsx'],
  ['web-does-not-import-server', 'web/api/page.ts', '@portal/server/config.ts'],
  ['workspaces-by-name', 'contract/mail.ts', '../domain/day.ts'],
  ['workspaces-by-name', 'e2e/journey.ts', '../domain/day.ts'],
  ['entities-are-flat', 'contract/entities/officer.ts', './licence.ts'],
  ['entities-are-flat', 'contract/entities/officer.ts', '../calls/renewals.ts'],
  ['entities-are-flat', 'contract/entities/officer.ts', '../calls.ts'],
  ['server-features-are-independent', 'server/features/facilities/renew.ts', '../renewals.ts'],
  ['server-features-are-independent', 'server/features/penalties.ts', './renewals.ts'],
  ['server-features-are-independent', 'server/features/penalties.ts', './facilities/add-facility.ts'],
  ['server-features-are-independent', 'server/features/penalties.late.test.ts', './renewals.ts'],
  ['server-features-are-independent', 'server/features/renewal.ts', './renewals.ts'],
  ['features-use-no-framework', 'server/features/penalties.ts', 'fastify'],
  ['features-use-no-framework', 'server/features/penalties.ts', 'kysely'],
  ['features-use-no-framework', 'server/features/penalties.ts', '../database/tables/facilities.ts'],
  ['features-use-no-framework', 'server/features/facilities/routes.ts', 'fastify'],
  ['features-use-no-framework', 'server/features/facilities/renew.ts', 'kysely'],
  ['features-use-no-framework', 'server/features/facilities/renew.ts', '../../database/tables/facilities.ts'],
  ['records-do-not-import-calls', 'server/records/penalties.ts', '@portal/contract/calls/renewals.ts'],
  ['web-features-are-independent', 'web/features/facilities/renew.tsx', '../renewals/renew.tsx'],
  ['style-guide-makes-no-calls', 'web/style-guide/icons.tsx', '../api/use-call.ts'],
  ['ui-makes-no-calls', 'web/ui/table.tsx', '@portal/contract/calls/renewals.ts'],
  ['server-app-imports-downwards', 'server/app.ts', './main.ts'],
  ['server-features-imports-downwards', 'server/features/penalties.ts', '../app.ts'],
  ['server-act-imports-downwards', 'server/act.ts', './features/renewals.ts'],
  ['server-http-imports-downwards', 'server/http/page.ts', '../features/renewals.ts'],
  ['server-auth-imports-downwards', 'server/auth/passwords.ts', '../http/serve-call.ts'],
  ['server-records-imports-downwards', 'server/records/penalties.ts', '../features/renewals.ts'],
  ['server-records-imports-downwards', 'server/records/penalties.ts', '../http/serve-call.ts'],
  ['server-database-imports-downwards', 'server/database/connect.ts', '../records/facilities.ts'],
  ['server-database-imports-downwards', 'server/database/connect.ts', '../features/renewals.ts'],
  ['server-pages-imports-downwards', 'server/pages/terms.ts', '../features/renewals.ts'],
  ['web-signed-imports-downwards', 'web/signed-out/render.ts', '../main.ts'],
  ['web-start-imports-downwards', 'web/start-portal.tsx', './signed-out/enter.ts'],
  ['web-app-imports-downwards', 'web/app/frame.tsx', '../main.ts'],
  ['web-screens-imports-downwards', 'web/screens/review.tsx', '../app/routes.tsx'],
  ['web-screens-imports-downwards', 'web/style-guide/icons.tsx', '../app/routes.tsx'],
  ['web-features-imports-downwards', 'web/features/renewals/list.tsx', '../../screens/home.tsx'],
  ['web-fields-imports-downwards', 'web/fields/ward.tsx', '../features/renewals/renew.tsx'],
  ['web-api-imports-downwards', 'web/api/client.ts', '../fields/lga.tsx'],
  ['web-ui-imports-downwards', 'web/ui/table.tsx', '../api/use-call.ts'],
  ['server-jobs-imports-downwards', 'server/jobs/mail.ts', '../http/serve-call.ts'],
  ['server-audit-imports-downwards', 'server/audit/record-entry.ts', '../auth/session.ts'],
  ['server-backup-imports-downwards', 'server/backup/write-backup.ts', '../http/serve-call.ts'],
  ['server-print-imports-domain-only', 'server/print/letter.ts', '../auth/session.ts'],
  ['server-files-imports-downwards', 'server/files/bucket.ts', '../auth/session.ts'],
  ['server-config-imports-no-room', 'server/config.ts', './files/local-folder.ts'],
  ['cli-is-not-imported', 'server/jobs/mail.ts', '../cli/demo.ts'],
  ['product-does-not-import-tests', 'server/cli/demo.ts', '../testing/test-app.ts'],
  ['imports-resolve', 'server/http/page.ts', './gone.ts'],
  ['imports-resolve', 'server/http/page.ts', 'unheard-of'],
]

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
      const paths = Map.groupBy(forbidden, ([, path]) => path)
      const imports = Array.from(paths, ([path, rows]) => [
        path,
        rows.map(([, , name]) => `import '${name}'`).join('\n'),
      ])
      found = (await checkRooms(build(Object.fromEntries(imports)))).breaches
    })

    it.each(forbidden)('%s: %s may not import %s', (rule, from, imported) => {
      const to = expect.stringContaining(imported.replace(/^.*[/:]/, ''))
      expect(found).toContainEqual(expect.objectContaining({ rule, from, to }))
    })
  })

  it('checks imports of types too', async () => {
    const useCase = "import type { Kysely } from 'kysely'\nexport type Db = Kysely<unknown>"
    expect(await findBrokenRules({ 'server/features/penalties.ts': useCase })).toEqual(['features-use-no-framework'])
  })

  it('has an example above for every rule about rooms', () => {
    const shown = forbidden.map(([rule]) => rule)
    const hidden = roomRules.map(({ name }) => name).filter((name) => name !== undefined && !shown.includes(name))
    expect(hidden).toEqual(['no-cycle'])
  })

  it('finds an import cycle, also one of types', async () => {
    const cycle = { 'domain/egg.ts': "import './hen.ts'", 'domain/hen.ts': "import type { egg } from './egg.ts'" }
    expect(await findBrokenRules(cycle)).toEqual(['no-cycle'])
  })

  it.each(['index.ts', 'utils.ts', 'helpers.ts', 'types.ts', 'constants.tsx'])(
    'refuses the file name %s',
    async (name) => {
      expect(await findBrokenRules({ [`web/ui/${name}`]: 'export const colour = 1' })).toEqual(['files-have-a-name'])
    },
  )

  it('finds a use of the clock in the domain', async () => {
    expect(await findBrokenRules({ 'domain/age.ts': 'export const now = () => new Date()' })).toEqual([
      'domain-has-no-clock',
    ])
  })

  it('reports files and imports that the parser missed', () => {
    const root = build({})
    const notParsed = {
      rule: 'every-file-parsed',
      comment: 'The check did not see this file.',
      from: 'domain/month.ts',
    }
    expect(findUncheckedFiles(root, ['domain/month.ts'], [])).toEqual([notParsed])
    const withoutImports = [{ source: 'domain/month.ts', dependencies: [] }]
    const missingImport = {
      rule: 'every-import-found',
      comment: 'The check did not see this import.',
      from: 'domain/month.ts',
    }
    expect(findUncheckedFiles(root, ['domain/month.ts'], withoutImports)).toEqual([
      { ...missingImport, to: './day.ts' },
    ])
  })
})
