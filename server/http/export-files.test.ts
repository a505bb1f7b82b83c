import { linkFacilitiesExport } from '@portal/contract/reports/calls/exports.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeOfficer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'sends two lists at the same time to a person and five in all, however many links there are',
  async () => {
    const { app, db } = await testApp(await newTestDatabase())
    const urls: string[] = []
    for (let made = 0; made < 4; made += 1) {
      const officer = await makeOfficer(db)
      urls.push((await as(officer, app).send(linkFacilitiesExport, { body: {} })).reply.url)
    }
    const open = async (url = '') => (await app.inject({ url })).statusCode
    const [first, second, third, fourth] = urls
    // What is sent waits until the table is free.
    const running = await db.transaction().execute(async (holder) => {
      await sql`lock table facility in access exclusive mode`.execute(holder)
      const waiting = async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_locks where relation = 'facility'::regclass and not granted
        `.execute(holder)
        return rows[0]?.n
      }
      const ofFirst = [open(first), open(first)]
      await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
      expect(await open(first)).toBe(429)
      const ofOthers = [open(second), open(second), open(third)]
      await expect.poll(waiting, { timeout: 10_000 }).toBe(5)
      expect(await open(fourth)).toBe(429)
      return { begun: [...ofFirst, ...ofOthers] }
    })
    expect(await Promise.all(running.begun)).toEqual([200, 200, 200, 200, 200])
    expect(await Promise.all([open(first), open(first), open(fourth)])).toEqual([200, 200, 200])
  },
)
