import { accountAction, accountActionNames } from '@portal/domain/actions/account.ts'
import { type BankAccountActionName, bankAccountActions } from '@portal/domain/actions/bank-account.ts'
import { type ConcernActionName, concernActions } from '@portal/domain/actions/concern.ts'
import { type FacilityActionName, facilityAction, facilityActions } from '@portal/domain/actions/facility.ts'
import { registrationAction } from '@portal/domain/actions/offered-actions.ts'
import { paymentAction, paymentActionNames } from '@portal/domain/actions/payment.ts'
import { type PenaltyDecisionName, penaltyDecision, penaltyDecisions } from '@portal/domain/actions/penalty.ts'
import { type RegistrationActionName, registrationActions } from '@portal/domain/actions/registration.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { onAccount } from '../actions/account.ts'
import { act } from '../actions/act.ts'
import { onBankAccount } from '../actions/bank-account.ts'
import { onConcern, onNewConcern } from '../actions/concern.ts'
import { onFacility } from '../actions/facility.ts'
import { onPayments } from '../actions/payment.ts'
import { onPenalty } from '../actions/penalty.ts'
import { actByItself, onRegistration } from '../actions/registration.ts'
import type { Database, Db } from '../database/connect.ts'
import { updateConcern } from '../records/concerns/concerns.ts'
import { insertBankAccount } from '../records/money/bank-accounts.ts'
import { actingAs } from '../testing/acting.ts'
import { facilityFor, registrationFor } from '../testing/audit/what-is-offered.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { addConcernRows } from '../testing/schema/concern-rows.ts'
import { testDatabase } from '../testing/test-database.ts'

const today = '2026-03-02'

/** What the letters name, whichever is written. */
const letter = {
  restriction: { noun: 'closure', from_date: today, until_date: null, reason: 'Because.' },
  contested: { against: 'penalty', decided_on: today, made_on: today },
} as const

let database: Database
let officer: Person
beforeAll(async () => {
  database = await testDatabase()
  officer = await makeOfficer(database.db)
})

const acting = (db: Db) => actingAs(officer, database, { db, today })
const nothingElse = { write: () => Promise.resolve(), reply: () => Promise.resolve() }

/** Carries out an action in a transaction that is rolled back. Returns the entries that it wrote under its name. */
async function entriesOf(name: string, carryOut: (db: Db) => Promise<unknown>) {
  const transaction = await database.db.startTransaction().execute()
  try {
    await carryOut(transaction)
    return await transaction
      .selectFrom('audit_entry')
      .where('action', '=', name)
      .select(['at', 'body', 'about_kind', 'about_id', 'actor_id'])
      .execute()
  } finally {
    await transaction.rollback().execute()
  }
}

describe('every row of the action tables writes one entry when it is carried out', () => {
  // Printing is a call of its own; its entries are print_certificate and print_statement.
  const carriedOut = Object.keys(registrationActions).filter((name) => !isPrinting(name))

  it.each(carriedOut.filter(isRegistrationAction))('on a registration: %s', async (name) => {
    const { id } = await registrationFor(database.db, name, officer)
    const entries = await entriesOf(name, (db) =>
      act(acting(db), onRegistration, name, id, {
        input: { reason: 'Because.', assignee: { ...officer }, letter },
        ...nothingElse,
      }),
    )
    expect(entries).toEqual([
      expect.objectContaining({ about_kind: 'registration', about_id: String(id), actor_id: officer.id }),
    ])
    expect(entries[0]?.body).toMatchObject({
      address: '192.0.2.7',
      actor: { user_id: officer.id, name: `Hadiza ${officer.last_name}` },
      after: { reason: expect.stringContaining('Because.') },
    })
  })

  it('by the portal itself, without a person and an address', async () => {
    const { id } = await registrationFor(database.db, 'Lapse', officer)
    const now = new Date(`${today}T09:00:00Z`)
    const entries = await entriesOf('Lapse', (db) => actByItself({ db, now, today }, 'Lapse', id))
    expect(entries).toEqual([
      {
        at: '2026-03-02T09:00:00.000Z',
        about_kind: 'registration',
        about_id: String(id),
        actor_id: null,
        body: expect.objectContaining({
          actor: null,
          address: null,
          before: { ended_at: null, status: 'declined' },
          after: expect.objectContaining({ ended_at: '2026-03-02T09:00:00.000Z', status: 'declined' }),
        }),
      },
    ])
  })

  it.each(Object.keys(facilityActions).filter(isFacilityAction))('on a facility: %s', async (name) => {
    const facility = await facilityFor(database.db, name, officer)
    const starts = facilityAction(name).leadsTo !== null
    const entries = await entriesOf(name, (db) =>
      act(acting(db), onFacility, name, facility.id, {
        ...nothingElse,
        input: { reason: 'Because.', letter },
        write: async () => (starts ? makeRegistration(db, { facility_id: facility.id }) : { id: 7 }),
      }),
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      about_kind: starts ? 'registration' : 'facility',
      actor_id: officer.id,
      body: { after: { facility_id: facility.id, reason: 'Because.' } },
    })
  })

  it.each(Object.keys(concernActions).filter(isConcernAction))('on a concern: %s', async (name) => {
    const { id: facility_id } = await makeFacility(database.db)
    const id = await addConcernRows(database.db, { facility_id, actor_id: officer.id })
    const isClosed = name === 'Reopen concern'
    const closed = { status: 'closed', outcome: 'dealt with', closed_at: '2026-03-01T09:00:00Z' } as const
    if (isClosed) await updateConcern(database.db, id, closed)
    const held = { status: 'in hand', assignee_id: officer.id } as const
    if (name === 'Put concern back') await updateConcern(database.db, id, held)
    const entries = await entriesOf(name, (db) =>
      name === 'Report concern'
        ? act({ ...acting(db), user: null, address: null }, onNewConcern, name, 'CN-7K3M-Q2XD', {
            ...nothingElse,
            input: {},
            write: () => Promise.resolve({ id }),
          })
        : act(acting(db), onConcern, name, id, {
            ...nothingElse,
            input: { note: 'Seen.', ...(name === 'Close concern' && { outcome: 'dealt with' }) },
          }),
    )
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      about_kind: 'concern',
      // Who reports stays unknown, even somebody who is logged in.
      actor_id: name === 'Report concern' ? null : officer.id,
      body: { address: name === 'Report concern' ? null : '192.0.2.7' },
    })
    expect(JSON.stringify(entries[0])).not.toMatch(/Needles|Yellow|Zubaida|Seen/)
  })

  it.each(['Confirm duties', 'Withdraw duties'] as const)('on duties that wait: %s', async (name) => {
    const [giver, receiver] = [await makeOfficer(database.db, ['users']), await makeOfficer(database.db, ['review'])]
    const given = {
      user_id: receiver.id,
      duties: ['finance'],
      given_by: giver.id,
      given_at: '2090-01-01T00:00:00Z',
    } as const
    const { id: givenId } = await database.db
      .insertInto('given_duties')
      .values(given)
      .returning('id')
      .executeTakeFirstOrThrow()
    const entries = await entriesOf(name, (db) =>
      act(acting(db), onAccount, name, receiver.id, { ...nothingElse, input: { givenId } }),
    )
    const isConfirmed = name === 'Confirm duties'
    expect(entries).toEqual([
      expect.objectContaining({
        about_kind: 'account',
        about_id: String(receiver.id),
        body: expect.objectContaining({
          before: { ...(isConfirmed && { duties: ['review'] }), waiting_duties: ['finance'] },
          after: { ...(isConfirmed && { duties: ['review', 'finance'] }), waiting_duties: [] },
        }),
      }),
    ])
  })

  it.each(accountActionNames.filter((name) => !accountAction(name).isAboutWaitingDuties))(
    'on an account: %s',
    async (name) => {
      const { id } = await makeOwner(database.db)
      if (!accountAction(name).offeredWhen.includes('active')) {
        await database.db
          .updateTable('user_account')
          .set({ disabled_at: '2026-03-01T09:00:00Z' })
          .where('id', '=', id)
          .execute()
      }
      const entries = await entriesOf(name, (db) =>
        act(acting(db), onAccount, name, id, { ...nothingElse, input: { phone_number: '+2348030000000' } }),
      )
      expect(entries).toEqual([
        expect.objectContaining({
          about_kind: 'account',
          about_id: String(id),
          body: expect.objectContaining({
            before: { phone_number: '+2348031234567' },
            after: { phone_number: '+2348030000000' },
          }),
        }),
      ])
    },
  )

  it.each(paymentActionNames)('on a payment: %s', async (name) => {
    const [status = 'submitted'] = paymentAction(name).offeredWhen
    const { id: facility_id, recorded_by } = await makeFacility(database.db)
    const slug = `receipt-for-${name}`
    const file = { slug, facility_id, recorded_by, media_type: 'application/pdf', size_bytes: 1 } as const
    await database.db.insertInto('file').values(file).execute()
    const { id } = await database.db
      .insertInto('payment')
      .values({ facility_id, recorded_by, amount_kobo: 500_000, document: slug, status })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entries = await entriesOf(name, (db) =>
      act(acting(db), onPayments, name, [{ id }], { ...nothingElse, input: { reason: 'Because.' } }),
    )
    expect(entries).toEqual([
      expect.objectContaining({
        about_kind: 'payment',
        about_id: String(id),
        body: expect.objectContaining({ before: { status } }),
      }),
    ])
  })

  it.each(Object.keys(bankAccountActions).filter(isBankAccountAction))('on the bank account: %s', async (name) => {
    const proposer = await makeOfficer(database.db)
    const account = {
      bank: 'Zenith Bank',
      account_name: 'Niger State Ministry of Health',
      account_number: '1012345678',
    }
    const entries = await entriesOf('change_bank_account', async (db) => {
      const insert = async () => ({
        id: await insertBankAccount(db, { ...account, proposed_by: proposer.id, proposed_at: '2026-03-01T09:00:00Z' }),
      })
      const isProposed = name === 'Propose bank account'
      const { id } = isProposed ? { id: undefined } : await insert()
      return act(acting(db), onBankAccount, name, id, {
        ...nothingElse,
        input: isProposed ? { proposed: account } : {},
        write: async () => (id === undefined ? insert() : { id }),
      })
    })
    const { step } = bankAccountActions[name]
    expect(entries).toEqual([expect.objectContaining({ about_kind: 'bank_account', actor_id: officer.id })])
    expect(entries[0]?.body).toMatchObject({ after: { step, ...account } })
  })

  it.each(Object.keys(penaltyDecisions).filter(isPenaltyDecision))('on a penalty: %s', async (name) => {
    const { id: facility_id, recorded_by } = await makeFacility(database.db)
    const { id } = await database.db
      .insertInto('penalty')
      .values({ facility_id, recorded_by, comment: 'Sharps.', status: penaltyDecision(name).offeredWhen[0] ?? 'open' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entries = await entriesOf(name, (db) =>
      act(acting(db), onPenalty, name, id, { ...nothingElse, input: { reason: 'Because.', letter } }),
    )
    expect(entries).toEqual([expect.objectContaining({ about_kind: 'penalty', about_id: String(id) })])
  })
})

function isRegistrationAction(name: string): name is RegistrationActionName {
  return Object.hasOwn(registrationActions, name)
}

function isPenaltyDecision(name: string): name is PenaltyDecisionName {
  return Object.hasOwn(penaltyDecisions, name)
}

function isBankAccountAction(name: string): name is BankAccountActionName {
  return Object.hasOwn(bankAccountActions, name)
}

function isConcernAction(name: string): name is ConcernActionName {
  return Object.hasOwn(concernActions, name)
}

function isFacilityAction(name: string): name is FacilityActionName {
  return Object.hasOwn(facilityActions, name)
}

function isPrinting(name: string): boolean {
  return isRegistrationAction(name) && registrationAction(name).prints !== undefined
}
