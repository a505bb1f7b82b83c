import { describe, expect, it } from 'vitest'
import { choicesOffice } from '../../testing/choices-office.ts'
import { bida, makeFacility } from '../../testing/factories.ts'
import { registerOf } from '../../testing/import-office.ts'

const agaie = 539

describe('a row that repeats another one', () => {
  const two = registerOf([
    'Kudu Clinic,Private Clinic,Bida,,,,PHF/1,,,',
    'Alheri Clinic,Private Clinic,Agaie,,,,PHF/2,,,',
  ])
  const marked = [3, 'doubtful', null, 'Row 2 has the same number']

  it('is found when the earlier one is corrected, and is new again after that', async () => {
    const { prepare, correct, statesOf, rows } = await choicesOffice()
    const { id } = await prepare(two)
    await correct(id, 2, { fields: { paper_number: 'PHF/2' } })
    expect(await statesOf(id)).toEqual([[2, 'new', null, null], marked])
    expect((await rows(id))[2]?.same).toEqual([{ facility: null, line: 2, reasons: ['number'] }])
    await correct(id, 2, { fields: { paper_number: 'PHF/9', name: 'ALHERI CLINIC', lga: agaie } })
    expect((await statesOf(id))[1]).toEqual([3, 'doubtful', null, 'Row 2 has the same name in this LGA'])
    expect((await rows(id))[2]?.same).toEqual([{ facility: null, line: 2, reasons: ['name'] }])
    await correct(id, 2, { fields: { name: 'Kudu Clinic' } })
    expect((await statesOf(id))[1]).toEqual([3, 'new', null, null])
    expect((await rows(id))[2]?.same).toEqual([])
  })

  it('is found when the earlier one is left out no more, also with many at once', async () => {
    const { prepare, correct, choose, statesOf } = await choicesOffice()
    const { id } = await prepare(two)
    await correct(id, 2, { fields: { paper_number: 'PHF/2' } })
    await correct(id, 2, { choice: 'leave out' })
    expect((await statesOf(id))[1]).toEqual([3, 'new', null, null])
    await correct(id, 2, { choice: null })
    expect((await statesOf(id))[1]).toEqual(marked)
    await choose(id, { choice: 'leave out', lines: [2] })
    expect((await statesOf(id))[1]).toEqual([3, 'new', null, null])
    expect((await choose(id, { choice: null, lines: [2] })).outcomes).toMatchObject({ 'comes in': 1, 'stays out': 1 })
    expect((await statesOf(id))[1]).toEqual(marked)
  })

  it('says so also where its facility is here already', async () => {
    const { db, prepare, statesOf } = await choicesOffice()
    await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida, cac: 'RC 5555' })
    const { id } = await prepare(
      registerOf([
        'Kudu Clinic,Private Clinic,Bida,,,,PHF/1,,,',
        'Kudu Medical,Private Clinic,Agaie,,,RC5555,PHF/2,,,',
      ]),
    )
    expect(await statesOf(id)).toEqual([
      [2, 'same', null, null],
      [3, 'same', null, 'Row 2 is the same facility'],
    ])
  })

  it('keeps what else is said of it', async () => {
    const { db, prepare, correct, statesOf } = await choicesOffice()
    await makeFacility(db, { company_name: 'Kudu Clinic', local_gov_area_id: bida })
    const kudu = (status: string) => `Kudu Clinic,${status},Private Clinic,Bida,2026-11-30`
    const heading = 'Facility name,Status,Type of facility,LGA,Last day'
    const { id } = await prepare(Buffer.from([heading, kudu('licensed'), kudu('closed')].join('\n')))
    const closed = 'The register says that it is closed. If it comes in, it is open and licensed until 30 November 2026'
    expect((await statesOf(id))[1]).toEqual([3, 'same', null, `Row 2 has the same name in this LGA. ${closed}`])
    await correct(id, 2, { choice: 'leave out' })
    expect((await statesOf(id))[1]).toEqual([3, 'same', null, closed])
  })
})
