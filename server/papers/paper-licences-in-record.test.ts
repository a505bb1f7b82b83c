import { expect, it } from 'vitest'
import { beginRecord } from '../audit/begin-record.ts'
import { verifyRecord } from '../audit/verify.ts'
import { ofPortal } from '../testing/loading-database.ts'
import { makeImport, paperRow, recordFromPaper, takeBackRows } from '../testing/paper-licences.ts'
import { makeOfficer } from '../testing/people.ts'
import { newTestDatabase } from '../testing/test-database.ts'

it('keeps the audit record whole when a batch comes in and is taken back, and names what was changed past it', async () => {
  const database = await newTestDatabase()
  const officer = await makeOfficer(database.db)
  const from = await makeImport(database.db, officer)
  await beginRecord(database.db, new Date('2026-11-26T09:00:00Z'))
  const portal = ofPortal(database)
  const importing = { database: portal, officer }
  const rows = Array.from({ length: 30 }, (_, place) => paperRow({ line: place + 2, company_name: `Clinic ${place}` }))
  const recorded = await recordFromPaper(importing, from, rows)
  await takeBackRows(importing, from, recorded.slice(0, 10))
  const whole = await verifyRecord(portal.db)
  expect(whole.findings).toEqual([])
  const [, changed] = recorded.slice(9)
  await database.db
    .updateTable('facility')
    .set({ paper_number: 'FORGED' })
    .where('id', '=', changed?.facility_id ?? 0)
    .execute()
  const { findings } = await verifyRecord(portal.db)
  expect(findings.map(({ detail }) => detail)).toEqual([
    expect.stringContaining(`The facility ${changed?.facility_id} was changed past the portal`),
  ])
})
