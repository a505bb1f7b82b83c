import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import '../../testing/matchers.ts'
import { Readable } from 'node:stream'
import * as letters from '@portal/contract/letters/calls.ts'
import { expect, it } from 'vitest'
import { localFileStore } from '../../files/file-store.ts'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { jpegOf } from '../../testing/files.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../../testing/inspections.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

/** A visit that is done, with one finding, its photo and the signature of the person in charge. */
async function visited() {
  const { app, db, dataDir, setClock } = await testApp()
  setClock('2026-04-19T23:30:00Z') // The 20th in Lagos.
  const [owner, rival, lead] = [await makeOwner(db), await makeOwner(db), await makeOfficer(db, ['inspect'])]
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  const inspection = await makeInspection(db, { facility_id, team: [lead.id], status: 'done' })
  const [asked] = await questionsOfType2(db)
  const sub_list_id = asked?.sub_list_id ?? 0
  await makeCorrectiveAction(db, { inspection, sub_list_id, is_critical: true })
  // The newest version of the finding names what was counted.
  await db
    .updateTable('inspection_finding')
    .set({ number_seen: 1 })
    .where('inspection_id', '=', inspection.id)
    .execute()
  const photo = jpegOf(160, 120)
  const slug = `photo${inspection.id}`
  await localFileStore(dataDir).put(slug, Readable.from([photo]), 'image/jpeg')
  const at = '2026-04-14T09:12:00Z'
  const bytes = { size_bytes: photo.length, sha256: Buffer.alloc(32, 7) }
  const key = '0d9f5c0e-3f6b-4d0e-9a53-0f5f4d4c5a11'
  await db
    .insertInto('inspection_photo')
    .values({
      inspection_id: inspection.id,
      key,
      slug,
      sub_list_id,
      ...bytes,
      taken_at: at,
      taken_by: lead.id,
      recorded_at: at,
    })
    .execute()
  await db
    .insertInto('inspection_site')
    .values({ inspection_id: inspection.id, met_name: 'Hauwa Sani', signature_refused: 'He was away.', updated_at: at })
    .onConflict((known) =>
      known.column('inspection_id').doUpdateSet({ met_name: 'Hauwa Sani', signature_refused: 'He was away.' }),
    )
    .execute()
  return { app, db, owner, rival, lead, inspection, photo }
}

it('sends the owner a report that prints the same for ever, with the photos of what is to be put right', async () => {
  const { app, db, owner, rival, lead, inspection, photo } = await visited()
  const { id, number } = inspection
  const { reply } = await as(lead, app).send(reports.publishInspection, { params: { id } })
  expect(reply.data).toMatchObject({ status: 'published', comments_until: '2026-05-04' })
  const params = { id: reply.data.letter_id ?? 0 }
  expect(await as(rival, app).send(letters.linkLetter, { params })).toBeRefused('not_found')
  const print = async () => {
    const { url } = (await as(owner, app).send(letters.linkLetter, { params })).reply
    return (await app.inject(url)).rawPayload
  }
  const first = await print()
  const text = textOfPdf(first)
  expect(text).toEqual(
    expect.arrayContaining([
      number,
      '1, at least 12 needed',
      'The cylinder is empty.',
      'Fill the cylinder.',
      '20 May 2026',
      'He was away.',
      'Not seen by the inspectors, which counts as not met',
    ]),
  )
  expect(text.find((line) => line.startsWith('Requirements for'))).toMatch(
    /^Requirements for [A-Z][\w ,()]+ version \d/,
  )
  expect(text.join(' ')).toContain('Finding 1. Photo')
  expect(first.includes(photo)).toBe(true)
  expect(text.join(' ')).toContain(', 14 April 2026, 10:12. SHA-256 0707070707070707…')
  await db.updateTable('corrective_action').set({ text: 'Something else.' }).where('inspection_id', '=', id).execute()
  expect((await print()).equals(first)).toBe(true)
})

it.each([
  ['a year ahead', '2027-04-14T07:30:00Z', '14 April 2026', '14 April 2027'],
  ['a year behind', '2025-04-14T07:30:00Z', '14 April 2026', '14 April 2025'],
  ['right', '2026-04-13T07:30:00Z', '13 April 2026', undefined],
])('reports the day of a visit whose phone had a clock that was %s', async (_, arrived_at, day, said) => {
  const { app, db, owner, lead, inspection } = await visited()
  await db.updateTable('inspection_site').set({ arrived_at }).where('inspection_id', '=', inspection.id).execute()
  const { reply } = await as(lead, app).send(reports.publishInspection, { params: { id: inspection.id } })
  const link = { params: { id: reply.data.letter_id ?? 0 } }
  const { url } = (await as(owner, app).send(letters.linkLetter, link)).reply
  const text = textOfPdf((await app.inject(url)).rawPayload)
  expect(text).toContain(day)
  expect(text.filter((line) => line.startsWith('It said')).map((line) => line.slice(8, 21))).toEqual(said ? [said] : [])
})
