import '../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as registers from '@portal/contract/register/calls/public-register.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { countLockWaits } from '../testing/count-lock-waits.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

/** A portal whose register shows one facility. */
async function portalWithLicence() {
  const portal = await testApp()
  const { app, db } = portal
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id, company_name: 'Bosso Clinic' })
  const registration = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await completeApplication(db, registration)
  const body = { id: registration.id, status: 'Approved' as const, conditions: [] }
  const approval = await as(await makeOfficer(db), app).send(registrations.decideRegistration, { body })
  expect(approval.status).toBe(200)
  return portal
}

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'sends the register to four at once, refuses a fifth, and goes on when one has it',
  async () => {
    const { app, db } = await portalWithLicence()
    const { downloadRegister: table, downloadRegisterMap: map } = registers
    const download = (number: number, { path }: { path: string }) =>
      app.inject({ url: path, remoteAddress: `203.0.113.${number}` })
    // Downloads cannot read what a paper states while the table is locked.
    const waiting = await db.transaction().execute(async (transaction) => {
      await sql`lock table certificate in access exclusive mode`.execute(transaction)
      const four = [download(1, table), download(2, table), download(3, map), download(4, map)]
      await expect.poll(() => countLockWaits(db)).toBe(4)
      const fifth = await download(5, table)
      expect([fifth.statusCode, fifth.headers['retry-after'], fifth.json().message]).toEqual([
        429,
        '60',
        'Several people are downloading the register just now. Try again in a minute.',
      ])
      return { four }
    })
    const replies = await Promise.all(waiting.four)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    for (const { body } of replies) expect(body).toContain('Bosso Clinic')
    expect((await download(6, map)).statusCode).toBe(200)
  },
)
