import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import type { PaperFacility } from '@portal/domain/imports/paper-licence.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterOffice } from '../testing/letter-office.ts'
import { makeImport, paperRow, recordFromPaper, takeBackRows } from '../testing/paper-licences.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'

const [bosso, mariga, mashegu] = [543, 553, 554]

let office: Awaited<ReturnType<typeof letterOffice>>
beforeAll(async () => {
  office = await letterOffice()
})
afterAll(() => office.close())

/** Facilities of one import, and how it is undone. */
async function recorded(rows: readonly Partial<PaperFacility>[]) {
  const importing = { database: { db: office.db }, officer: office.officer, today: '2026-04-08' }
  const from = await makeImport(office.db, office.officer, importing.today)
  const given = rows.map((row, place) => paperRow({ line: place + 2, ...row }))
  const facilities = await recordFromPaper(importing, from, given)
  return { facilities, takeBack: (at: number) => takeBackRows(importing, from, facilities.slice(at, at + 1)) }
}

const count = async (query: object) =>
  (await office.by(office.officer).send(calls.countClaimLetters, { query })).reply.data

describe('claim letters of facilities from paper', () => {
  it('leave out those that were taken back with their import, also after they were chosen', async () => {
    const { start, runJob, filesOf, codesIn, by, officer } = office
    const { takeBack } = await recorded(
      ['Auna Clinic', 'Ibeto Clinic', 'Nasko Clinic'].map((company_name) => ({
        ...{ company_name, local_gov_area_id: mashegu, phone_number: null },
      })),
    )
    const waiting = async () => (await by(officer).send(calls.listClaimLetterJobs, {})).reply.without_account
    expect([await count({ local_gov_area_id: mashegu }), await waiting()]).toMatchObject([{ letters: 3 }, 3])
    await takeBack(0)
    expect([await count({ local_gov_area_id: mashegu }), await waiting()]).toMatchObject([{ letters: 2 }, 2])
    const { id } = await start({ local_gov_area_id: mashegu })
    await takeBack(1)
    await runJob()
    const files = await filesOf(id)
    expect(files).toMatchObject([{ facilities: 2, letters: 1, state: 'ready' }])
    expect(await codesIn(files[0]?.id ?? 0)).toHaveLength(1)
  })

  it.each([
    [{ owner_name: null }, mariga, ['The owner of Bangi Maternity', '7 Emir Road, Bida', 'Mariga']],
    [{ owner_name: null, address: null }, bosso, ['The owner of Bangi Maternity', 'Bosso']],
  ] as const)('go to the owner of the facility where paper has no name: %j', async (unknown, lga, addressee) => {
    const { start, runJob, filesOf, open } = office
    await recorded([{ ...unknown, company_name: 'Bangi Maternity', local_gov_area_id: lga, phone_number: null }])
    const { id } = await start({ local_gov_area_id: lga })
    await runJob()
    const [file] = await filesOf(id)
    const lines = textOfPdf((await open(file?.id ?? 0)).rawPayload)
    const at = lines.indexOf('8 April 2026')
    expect(lines.slice(at + 1, at + 2 + addressee.length)).toEqual([
      ...addressee,
      'Your facility in the Facility Licensing Portal',
    ])
  })
})
