import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { documentTypes } from '@portal/domain/applications/document-types.ts'
import { describe, expect, it } from 'vitest'
import { documentsOf } from '../../records/applications/files.ts'
import { inNaira, paymentsOf } from '../../records/money/payments.ts'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { pdf, png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function anOwner() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  return {
    app,
    db,
    owner,
    facility_id,
    document: (fields: object = {}, actor = owner) =>
      as(actor, app).send(
        calls.uploadDocument,
        { body: { facility_id, name: 'PHCN bill', ...fields } },
        { file: pdf() },
      ),
    payment: (fields: object = {}, actor = owner) =>
      as(actor, app).send(calls.uploadPayment, { body: { facility_id, amount: 1000, ...fields } }, { file: png }),
  }
}

describe('a document', () => {
  it.each(documentTypes)('may be the %s', async (name) => {
    const { db, owner, facility_id, document } = await anOwner()
    const { status, reply } = await document({ name })
    expect(status).toBe(201)
    expect(reply.data).toEqual({
      id: expect.any(Number),
      name,
      file_slug: expect.stringMatching(/^[\w-]{22}$/),
      facility_id,
      expires_on: null,
      staff_id: null,
      staff_name: null,
      created_at: expect.any(String),
    })
    expect(await documentsOf(db, facility_id).execute()).toEqual([reply.data])
    const stored = await db.selectFrom('document').where('id', '=', reply.data.id).selectAll().executeTakeFirst()
    expect(stored?.recorded_by).toBe(owner.id)
  })

  it('may have a last day, and its file is known by its content', async () => {
    const { db, document } = await anOwner()
    const { reply } = await document({ expires_on: '2027-03-31' })
    expect(reply.data.expires_on).toBe('2027-03-31')
    expect(await document({ expires_on: '2027-02-30' })).toBeRefused('invalid_input', 'expires_on')
    const file = await db
      .selectFrom('file')
      .where('slug', '=', reply.data.file_slug)
      .select('sha256')
      .executeTakeFirst()
    expect(file?.sha256?.toString('hex')).toBe('e4a1db57b397f4bf41090af404941d6d26755882e8bf4ed9d51541b820122598')
  })

  it('does not replace an older one with the same name', async () => {
    const { db, facility_id, document } = await anOwner()
    const [older, newer] = [await document(), await document()]
    expect(await documentsOf(db, facility_id).execute()).toEqual([older.reply.data, newer.reply.data])
  })

  it('records the officer who uploads it', async () => {
    const { db, owner, document } = await anOwner()
    const officer = await makeOfficer(db)
    const { reply } = await document({ recorded_by: owner.id, file_slug: 'mine' }, officer)
    const stored = await db.selectFrom('document').where('id', '=', reply.data.id).selectAll().executeTakeFirst()
    expect(stored?.recorded_by).toBe(officer.id)
    expect(reply.data.file_slug).not.toBe('mine')
  })

  it.each([
    ['name', 'Holiday picture', 'Choose the type of document'],
    ['name', '', 'Choose the type of document'],
    ['facility_id', 'none', 'Choose one from the list'],
  ])('is refused when its %s is %s', async (field, value, sentence) => {
    const { db, facility_id, document } = await anOwner()
    const answer = await document({ [field]: value })
    expect(answer).toBeRefused('invalid_input', field)
    expect(answer.problem?.errors?.[field]).toEqual([sentence])
    expect(await documentsOf(db, facility_id).execute()).toEqual([])
  })
})

describe('a payment', () => {
  it.each([
    ['75,000.50', 75000.5, 7_500_050],
    ['19.99', 19.99, 1999],
    ['₦1', 1, 100],
    ['100000000', 100_000_000, 10_000_000_000],
  ])('of %s is stored in whole kobo and shown in naira', async (typed, amount, kobo) => {
    const { db, facility_id, payment } = await anOwner()
    const { status, reply } = await payment({ amount: typed })
    expect(status).toBe(201)
    expect(reply.data).toEqual({
      id: expect.any(Number),
      amount,
      document: expect.stringMatching(/^[\w-]{22}$/),
      facility_id,
      registration_id: null,
      created_at: expect.any(String),
      invoice_id: null,
      reference: null,
      bank: null,
      paid_on: null,
      status: 'submitted',
      reason: null,
      receipt_number: null,
      duplicates: expect.any(Array),
    })
    expect((await paymentsOf(db, { facility_id }).execute()).map(inNaira)).toEqual([reply.data])
    const stored = await db.selectFrom('payment').where('id', '=', reply.data.id).selectAll().executeTakeFirst()
    expect(stored?.amount_kobo).toBe(kobo)
  })

  it.each([
    ['amount', '', 'Enter the amount in naira, for example 1500.50'],
    ['amount', 'a lot', 'Enter the amount in naira, for example 1500.50'],
    ['amount', '0.99', 'Enter an amount from 1 to 100,000,000 naira'],
    ['amount', '100000000.01', 'Enter an amount from 1 to 100,000,000 naira'],
    ['amount', '1.999', 'Use at most two decimals'],
    ['facility_id', '0', 'Choose one from the list'],
  ])('is refused when its %s is %s', async (field, value, sentence) => {
    const { db, facility_id, payment } = await anOwner()
    const answer = await payment({ [field]: value })
    expect(answer).toBeRefused('invalid_input', field)
    expect(answer.problem?.errors?.[field]).toEqual([sentence])
    expect(await paymentsOf(db, { facility_id }).execute()).toEqual([])
  })
})
