import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { as } from '../testing/as.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

/**
 * The statements that the database driver gets during a request, including the session's look-up, begin and commit. Plain texts
 * are of the test: a connection that it has used loads no more.
 */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect([200, 201]).toContain((await request()).status)
    const statements = query.mock.calls.map(([statement]: unknown[]) => statement)
    return statements.filter((one) => typeof one !== 'string').map((one) => String(fieldsOf(one).text))
  } finally {
    query.mockRestore()
  }
}

/** What the database gets of a transaction between begin and commit. */
function inTransaction(statements: readonly string[]): string[] {
  const begin = statements.findIndex((statement) => statement.startsWith('begin'))
  return statements.slice(begin + 1, statements.indexOf('commit'))
}

async function portal() {
  const { app, db, signingKeys } = await testApp()
  // A portal makes its first key when it starts.
  await signingKeys.current(db, new Date())
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id })
  const show = (id: number) => () => as(officer, app).send(calls.showRegistration, { params: { id } })
  return { app, db, owner, officer, facility, show }
}

type Portal = Pick<Awaited<ReturnType<typeof portal>>, 'app' | 'db' | 'owner' | 'facility'>

/** Starts a registration, with its invoice, and fills the application. */
async function started({ app, db, owner, facility }: Portal): Promise<number> {
  const start = await as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
  const { id } = start.reply.data
  await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
  return id
}

async function submitted(portal: Portal): Promise<number> {
  const id = await started(portal)
  await as(portal.owner, portal.app).send(calls.submitRegistration, { params: { id } })
  return id
}

describe('the statements of a request', () => {
  it('are at most 12 for the page of a registration', async () => {
    const { db, facility, show } = await portal()
    const registration = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
    await completeApplication(db, registration)
    const page = await statementsOf(show(registration.id))
    expect(page.length, page.join('\n')).toBeLessThanOrEqual(12)
  })

  it('are at most 3 for how often its papers were printed, which the page asks for by itself', async () => {
    const { app, db, officer, facility } = await portal()
    const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
    const prints = await statementsOf(() => as(officer, app).send(certificates.listPrints, { params: { id } }))
    expect(prints.length, prints.join('\n')).toBeLessThanOrEqual(3)
  })

  it('are at most 14 for the review of a registration, its page included', async () => {
    const { app, db, officer, facility } = await portal()
    const registration = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
    await completeApplication(db, registration)
    const review = await statementsOf(() =>
      as(officer, app).send(calls.reviewRegistration, { params: { id: registration.id } }),
    )
    expect(review.length, review.join('\n')).toBeLessThanOrEqual(14)
  })

  it('are at most 15 between begin and commit for the first approval of a facility, of which 2 are for the record', async () => {
    const { app, db, owner, officer, facility } = await portal()
    const id = await submitted({ app, db, owner, facility })
    await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
    const body = { id, status: 'Approved', reason: 'Paid in cash.' } as const
    const approval = inTransaction(await statementsOf(() => as(officer, app).send(calls.decideRegistration, { body })))
    expect(approval.length, approval.join('\n')).toBeLessThanOrEqual(15)
  })

  it('are at most 14 between begin and commit for a Submit, of which 2 are for the record', async () => {
    const { app, db, owner, facility } = await portal()
    const id = await started({ app, db, owner, facility })
    const submit = inTransaction(
      await statementsOf(() => as(owner, app).send(calls.submitRegistration, { params: { id } })),
    )
    expect(submit.length, submit.join('\n')).toBeLessThanOrEqual(14)
  })

  it('are at most two more for an action with its messages than for one that tells nobody', async () => {
    const { app, db, officer, facility } = await portal()
    const fromPaper = await makeFacility(db, { user_id: null })
    const penalise = (facility_id: number) =>
      statementsOf(() =>
        as(officer, app).send(penalties.penaliseFacility, { body: { facility_id, comment: 'Sharps in the yard.' } }),
      )
    // The first request of a connection plans its statements.
    await penalise(fromPaper.id)
    const [silent, told] = [await penalise(fromPaper.id), await penalise(facility.id)]
    expect(told.length - silent.length, told.join('\n')).toBeLessThanOrEqual(2)
    const messages = await db
      .selectFrom('outbox')
      .where('user_id', '=', facility.user_id)
      .select(['channel', 'template', 'facts'])
      .execute()
    expect(messages).toEqual([
      {
        channel: 'mail',
        template: 'penalty',
        facts: {
          title: 'Your facility has been penalised',
          reference: null,
          about_kind: 'facility',
          about_id: facility.id,
        },
      },
    ])
  })
})
