import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/connect.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import {
  addPaperLicences,
  makeImport,
  makePaperFacility,
  paperRow,
  recordFromPaper,
} from '../testing/paper-licences.ts'
import { makeOfficer, type Person } from '../testing/people.ts'
import { newTestDatabase } from '../testing/test-database.ts'

let database: Database
let officer: Person
beforeAll(async () => {
  database = await newTestDatabase()
  officer = await makeOfficer(database.db)
})

const licence = { number: null, issued_on: null, last_day: null, operating_officer: null }

const findFacility = (id: number) =>
  database.db.selectFrom('facility').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

const findLicence = (registrationId: number | null) =>
  database.db
    .selectFrom('registration')
    .innerJoin('certificate', 'certificate.registration_id', 'registration.id')
    .innerJoin('snapshot', 'snapshot.registration_id', 'registration.id')
    .where('registration.id', '=', registrationId ?? 0)
    .select(['certificate.kind', 'reference', 'status', 'registration.origin', 'approved_at', 'valid_from'])
    .select(['number', 'issue', 'issue_date', 'certificate.expiry_date', 'printed', 'submitted_at', 'snapshot.action'])
    .executeTakeFirstOrThrow()

describe('a facility from the paper register', () => {
  it('has the licence that paper says', async () => {
    const { facility_id, registration_id } = await makePaperFacility({ database, officer })
    expect(await findFacility(facility_id)).toMatchObject({
      ...{ company_name: 'Ndayako Clinic', user_id: null, recorded_by: officer.id },
      ...{ paper_number: 'MOH/PRIV/0917', registration_number: null },
      ...{ registration_id, status: 'Approved', expiry_date: '2027-02-02' },
    })
    expect(await findLicence(registration_id)).toEqual({
      ...{ kind: 'certificate', reference: 'IMP-2026-0001/2', status: 'Approved', origin: 'paper' },
      ...{ approved_at: '2026-02-02T23:00:00.000Z', valid_from: '2026-02-03', submitted_at: null },
      ...{ number: 'MOH/PRIV/0917', issue: 1, issue_date: '2026-02-03', expiry_date: '2027-02-02', action: 'imported' },
      printed: {
        ...{ facility_name: 'Ndayako Clinic', category: 'Private Clinic', address: '7 Emir Road, Bida', lga: 'Bida' },
        ...{ owner_name: 'Ladi Ndayako', operating_officer: 'Dr Umar Gana', crest_url: null, conditions: [] },
        ...{ ministry: 'Niger State Ministry of Health', ministry_address: expect.any(String), signatories: [] },
      },
    })
  })

  it('has no code, no applicant and no invoice', async () => {
    const { facility_id, registration_id } = await makePaperFacility({ database, officer })
    const { db } = database
    expect(
      await db
        .selectFrom('applicant')
        .where('registration_id', '=', registration_id ?? 0)
        .selectAll()
        .execute(),
    ).toEqual([])
    expect(await db.selectFrom('invoice').where('facility_id', '=', facility_id).selectAll().execute()).toEqual([])
    const codes = db.selectFrom('certificate_code').innerJoin('certificate', 'certificate.id', 'certificate_id')
    expect(
      await codes
        .where('registration_id', '=', registration_id ?? 0)
        .selectAll()
        .execute(),
    ).toEqual([])
  })

  it('may lack whatever paper does not say', async () => {
    const { facility_id, registration_id } = await makePaperFacility(
      { database, officer },
      { address: null, phone_number: null, owner_name: null, licence: { ...licence, last_day: '2026-12-31' } },
    )
    expect(await findFacility(facility_id)).toMatchObject({
      ...{ address: '', phone_number: '', owner_name: '', facility_email: null, cac: null, paper_number: null },
      ...{ status: 'Approved', expiry_date: '2026-12-31' },
    })
    expect(await findLicence(registration_id)).toMatchObject({
      ...{
        number: expect.stringMatching(/^IMP-2026-\d{4}\/2$/),
        approved_at: null,
        valid_from: null,
        issue_date: null,
      },
    })
    const keys = database.db.selectFrom('facility_key').where('facility_id', '=', facility_id).select(['kind'])
    expect(await keys.execute()).not.toContainEqual({ kind: 'p' })
  })

  it('without a last day has the one that follows from the day of issue', async () => {
    const issued = { ...licence, issued_on: '2026-11-03' }
    const { facility_id } = await makePaperFacility({ database, officer }, { licence: issued })
    expect(await findFacility(facility_id)).toMatchObject({ expiry_date: '2027-12-31' })
  })

  it('without both days needs a date', async () => {
    const numbered = { ...licence, number: 'MOH/PRIV/0033' }
    const { facility_id, registration_id } = await makePaperFacility({ database, officer }, { licence: numbered })
    expect(registration_id).toBeNull()
    expect(await findFacility(facility_id)).toMatchObject({ paper_number: 'MOH/PRIV/0033', status: null })
  })

  it('has an entry of the audit record each, with the line of its import', async () => {
    const from = await makeImport(database.db, officer)
    const rows = [paperRow({ line: 5 }), paperRow({ line: 6, company_name: 'Etsu Maternity', licence })]
    const recorded = await recordFromPaper({ database, officer }, from, rows)
    const entries = await database.db
      .selectFrom('audit_entry')
      .where('action', '=', 'import_facility')
      .where(
        'about_id',
        'in',
        recorded.map(({ facility_id }) => String(facility_id)),
      )
      .orderBy('id')
      .select(['actor_id', 'body'])
      .execute()
    expect(entries).toMatchObject([
      { actor_id: officer.id, body: { after: { import: from.number, line: 5, number: 'MOH/PRIV/0917' } } },
      { actor_id: officer.id, body: { after: { import: from.number, line: 6, number: null, registration_id: null } } },
    ])
  })

  it('refuses a batch of more than 200', async () => {
    const from = await makeImport(database.db, officer)
    const rows = Array.from({ length: 201 }, (_, line) => paperRow({ line }))
    await expect(recordFromPaper({ database, officer }, from, rows)).rejects.toThrow('201 rows are more')
  })
})

describe('a number made like those of the portal', () => {
  const ours = (digits: string) => ({ ...paperRow().licence, number: `NSMOH/PHF/${digits}` })

  it('is kept as the registration number, and the counter continues above the highest', async () => {
    const from = await makeImport(database.db, officer)
    const rows = [
      paperRow({ line: 2, licence: ours('00730') }),
      paperRow({ line: 3, licence: ours('812') }),
      paperRow({ line: 4, licence: ours('00730') }),
    ]
    const recorded = await recordFromPaper({ database, officer }, from, rows)
    const numbers = await Promise.all(recorded.map(({ facility_id }) => findFacility(facility_id)))
    expect(numbers).toMatchObject([
      { paper_number: 'NSMOH/PHF/00730', registration_number: 'NSMOH/PHF/00730' },
      { paper_number: 'NSMOH/PHF/812', registration_number: 'NSMOH/PHF/812' },
      { paper_number: 'NSMOH/PHF/00730', registration_number: null },
    ])
    const counter = database.db.selectFrom('counter').where('name', '=', 'registration_number').select('value')
    expect(await counter.execute()).toEqual([{ value: 812 }])
  })

  it('is not kept if another facility has it', async () => {
    await makeFacility(database.db, { registration_number: 'NSMOH/PHF/00044' })
    const { facility_id } = await makePaperFacility({ database, officer }, { licence: ours('00044') })
    expect(await findFacility(facility_id)).toMatchObject({ registration_number: null })
  })
})

describe('the paper licence of a facility that is there', () => {
  it('is added if it has none', async () => {
    const facility = await makeFacility(database.db)
    const from = await makeImport(database.db, officer)
    const row = { line: 9, facility_id: facility.id, licence: paperRow().licence }
    const [recorded] = await addPaperLicences({ database, officer }, from, [row])
    expect(await findFacility(facility.id)).toMatchObject({
      ...{ import_id: null, user_id: facility.user_id, paper_number: 'MOH/PRIV/0917' },
      ...{ registration_id: recorded?.registration_id, status: 'Approved', expiry_date: '2027-02-02' },
    })
  })

  it('is added to one that needed a date', async () => {
    const { facility_id } = await makePaperFacility(
      { database, officer },
      { licence: { ...licence, number: 'X 12345' } },
    )
    const from = await makeImport(database.db, officer)
    const row = { line: 1, facility_id, licence: { ...licence, last_day: '2027-05-31' } }
    await addPaperLicences({ database, officer }, from, [row])
    expect(await findFacility(facility_id)).toMatchObject({ paper_number: 'X 12345', expiry_date: '2027-05-31' })
  })

  it('is not added beside a registration, nor without a day', async () => {
    const { facility_id } = await makeRegistration(database.db)
    const without = await makeFacility(database.db)
    const from = await makeImport(database.db, officer)
    const rows = [
      { line: 1, facility_id, licence: paperRow().licence },
      { line: 2, facility_id: without.id, licence: { ...licence, number: 'MOH/1' } },
    ]
    expect(await addPaperLicences({ database, officer }, from, rows)).toEqual([])
  })
})
