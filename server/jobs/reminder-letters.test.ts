import { expect, it } from 'vitest'
import type { Database, Db } from '../database/connect.ts'
import { readLetterFacts } from '../records/letters/letter-facts.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { testDatabase } from '../testing/test-database.ts'
import { sendReminders } from './send-reminders.ts'

/** A facility with a licence that ends on 31 December 2041. */
async function makeLicence(db: Db, registration_number: string) {
  const facility = await makeFacility(db, { company_name: 'Kuta Clinic', registration_number })
  return makeRegistration(db, {
    facility_id: facility.id,
    status: 'Approved',
    expiry_date: '2041-12-31',
    created_at: '2026-01-02T09:00:00Z',
    submitted_at: '2026-01-03T09:00:00Z',
  })
}

/** Two servers send reminders at the same time. */
async function sendTwiceAt(db: Database['db'], moment: string) {
  await Promise.all([sendReminders(db, new Date(moment)), sendReminders(db, new Date(moment))])
}

const lettersOf = (db: Db, year: number) =>
  db.selectFrom('letter').where('number', 'like', `LET-${year}-%`).orderBy('number').selectAll().execute()

it('writes a letter for each reminder that is sent, numbered without gaps though two servers send at once', async () => {
  const { db } = await testDatabase()
  const { id, facility_id, reference } = await makeLicence(db, 'NSMOH/PHF/L1')
  await sendTwiceAt(db, '2041-12-01T10:00:00Z')
  await sendTwiceAt(db, '2041-12-02T10:00:00Z')
  await makeLicence(db, 'NSMOH/PHF/L2')
  await sendTwiceAt(db, '2041-12-30T10:00:00Z')
  const letters = await lettersOf(db, 2041)
  expect(letters.map(({ number, written_on }) => [number, written_on])).toEqual([
    ['LET-2041-000001', '2041-12-01'],
    ['LET-2041-000002', '2041-12-30'],
    ['LET-2041-000003', '2041-12-30'],
  ])
  const [first] = letters
  expect(first).toMatchObject({ kind: 'reminder', facility_id, registration_id: id, written_by: null })
  expect(readLetterFacts(first?.facts)).toMatchObject({
    reference,
    addressee: { name: 'Musa Abubakar', facility_name: 'Kuta Clinic' },
    subject: 'Your licence ends on 31 December 2041',
    body: [
      expect.stringMatching(
        /^The Ministry reminds you of the licence of Kuta Clinic \(.+\), registration number NSMOH\/PHF\/L1\.$/,
      ),
      'Please renew it in the portal by that day: open the licence and choose Renew Registration. If you have started the renewal, complete and submit it.',
      'You lose no days by renewing early, because the new licence begins when this one ends.',
    ],
    signatory: { title: 'Director Inspectorate Services' },
  })
})
