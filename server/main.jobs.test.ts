import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFacility } from './testing/factories.ts'
import { makeOfficer } from './testing/people.ts'
import { type PortalProcess, startPortal } from './testing/portal-process.ts'
import { makeQuickFolder } from './testing/quick-place.ts'
import { newTestDatabase } from './testing/test-database.ts'

let folder: string
let portal: PortalProcess | undefined

beforeAll(async () => {
  folder = await makeQuickFolder()
})

afterAll(async () => {
  portal?.child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

// The embedded database is open in one process only.
it.runIf(process.env.TEST_DATABASE === 'postgres')('works in the background as long as it runs', async () => {
  const { db, pool } = await newTestDatabase()
  const officer = await makeOfficer(db)
  await makeFacility(db, { company_name: 'Zungeru Clinic' })
  await db.insertInto('audit_check').values({ asked_by: officer.id, asked_at: new Date().toISOString() }).execute()
  const settings = { DATA_DIR: folder, DATABASE_URL: pool.options.connectionString }
  portal = startPortal(settings, { cwd: folder })
  await portal.ready()
  const count = (query: ReturnType<typeof sql>) => sql<number>`(select count(*)::int ${query})`
  const done = () =>
    db
      .selectNoFrom([
        count(sql`from tally_delta`).as('unfolded'),
        count(sql`from report_refresh`).as('reports'),
        count(sql`from search_word where word = 'zungeru' and n = 1`).as('words'),
        // Of two checks that wait at once, the portal's own of this night included, only the newest is carried out.
        sql<boolean>`exists (select from audit_check where ended_at is not null)`.as('is_checked'),
        sql<boolean>`exists (select from audit_seal)`.as('is_sealed'),
      ])
      .executeTakeFirstOrThrow()
  await expect
    .poll(done, { timeout: 200_000 })
    .toEqual({ unfolded: 0, reports: 12, words: 1, is_checked: true, is_sealed: true })
  portal.child.kill('SIGTERM')
  expect(await portal.ended).toBe(0)
})
