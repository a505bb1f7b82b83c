import { describe, expect, it } from 'vitest'
import { ChosenValues, fieldsAndMarks } from './apply-choices.ts'
import type { StoredMark } from './import-reading.ts'
import { newlySame } from './newly-same.ts'
import { checkTogether, type LikelyFacility, type RowFields, rowState, withMarksTogether } from './row-state.ts'

const facts = {
  fields: { name: 'Alheri Clinic', type: 2, lga: 541 } as RowFields,
  marks: [] as StoredMark[],
  leftOut: null,
  repeats: [],
  likely: [] as LikelyFacility[],
  choice: null,
  runsUntil: null,
}
const likely = (reasons: LikelyFacility['reasons'], is_same_number = false) => [
  { facility_id: 7, reasons, is_same_number },
]

describe('the state of a row', () => {
  it.each([
    [['cac'], false, 'same'],
    [['name'], false, 'same'],
    [['similar name'], false, 'same'],
    [['number'], true, 'same'],
    [['number'], false, 'doubtful'],
    [['phone'], false, 'doubtful'],
  ] as const)('with a facility that has the same %s (number as printed: %s) is %s', (reasons, isSame, state) => {
    const found = rowState({ ...facts, likely: likely([...reasons], isSame) })
    expect([found.state, found.same_as]).toEqual([state, 7])
  })

  it('is wrong before it is the same, and left out before everything unless an officer takes it in', () => {
    const wrong: StoredMark = {
      field: 'phone',
      kind: 'wrong',
      written: '08',
      sentence: 'Enter a phone number',
      offers: [],
    }
    const all = { ...facts, marks: [wrong], likely: likely(['cac']) }
    expect(rowState(all)).toEqual({ state: 'wrong', why: 'Enter a phone number', same_as: 7 })
    expect(rowState({ ...all, leftOut: 'total' })).toEqual({ state: 'left out', why: 'A total', same_as: null })
    expect(rowState({ ...facts, leftOut: 'total', choice: 'new' }).state).toBe('new')
  })

  it('is doubtful for a repeated row, a cell that is not certain, and a facility that is closed', () => {
    const repeats = [{ of: 12, reason: 'same facility' }] as const
    const doubtful: StoredMark = { field: 'issued', kind: 'doubtful', written: '2019', sentence: null, offers: [] }
    expect(rowState({ ...facts, repeats }).why).toBe('Row 12 is the same facility')
    expect(rowState({ ...facts, marks: [doubtful] }).why).toBe('Issued on: look at what is written')
  })

  it('is wrong without a needed field, also where its cell is only doubtful', () => {
    const { lga: _, ...fields } = facts.fields
    const doubtful: StoredMark = { field: 'lga', kind: 'doubtful', written: 'Chanchga', sentence: null, offers: [] }
    const wrong = { state: 'wrong', why: 'Choose the local government area' }
    expect(rowState({ ...facts, fields: { ...fields, lga: null }, marks: [doubtful] })).toMatchObject(wrong)
    expect(rowState({ ...facts, fields, choice: 'new' })).toMatchObject(wrong)
  })

  it.each<[string, string | null, string]>([
    ['closed', null, 'that it is closed. If it comes in, it is open'],
    ['closed', '2027-12-31', 'that it is closed. If it comes in, it is open and licensed until 31 December 2027'],
    ['ended', '2027-12-31', 'that its licence has ended. If it comes in, it is licensed until 31 December 2027'],
  ])('is doubtful where the register says %s and the licence runs until %s', (status, runsUntil, said) => {
    const why = `The register says ${said}`
    const fields: RowFields = { ...facts.fields, status }
    expect(rowState({ ...facts, fields, runsUntil })).toMatchObject({ state: 'doubtful', why })
    // It is said beside another doubt, and of a facility that is here.
    const repeats = [{ of: 12, reason: 'same facility' }] as const
    expect(rowState({ ...facts, fields, runsUntil, repeats }).why).toBe(`Row 12 is the same facility. ${why}`)
    expect(rowState({ ...facts, fields, runsUntil, likely: likely(['cac']) })).toMatchObject({ state: 'same', why })
  })

  it('is new where a licence has ended as the register says', () => {
    const fields: RowFields = { ...facts.fields, status: 'ended' }
    expect(rowState({ ...facts, fields })).toMatchObject({ state: 'new', why: null })
  })
})

describe('what the fields of a row say together', () => {
  const known = { types: new Set([2]), lgas: new Set([541]), lgaOfWard: new Map([[9, 541]]), today: '2026-11-27' }
  const wrong = (fields: RowFields) => checkTogether(fields, known).map(({ field, sentence }) => [field, sentence])

  it('is right for days and places that fit', () => {
    expect(wrong({ ...facts.fields, ward: 9, issued: '2026-11-27', last_day: '2036-11-27' })).toEqual([])
  })

  it.each([
    [{ name: 'Alheri Clinic', type: 2 }, [['lga', 'Choose the local government area']]],
    [{ ...facts.fields, type: 99 }, [['type', 'Choose the type of facility']]],
    [{ ...facts.fields, lga: 1 }, [['lga', 'Choose the local government area']]],
    [{ ...facts.fields, ward: 8 }, [['ward', 'This ward is not in the LGA. Choose the ward']]],
    [{ ...facts.fields, issued: '2026-11-28' }, [['issued', 'The day of issue cannot be in the future']]],
    [
      { ...facts.fields, issued: '2026-01-02', last_day: '2026-01-01' },
      [['last_day', 'The last day is before the day of issue']],
    ],
    [{ ...facts.fields, last_day: '2126-12-31' }, [['last_day', 'The last day is more than ten years from now']]],
  ] as [RowFields, string[][]][])('is wrong for %j', (fields, expected) => {
    expect(wrong(fields)).toEqual(expected)
  })
})

it('marks a cell that cannot be beside another one in place of what was understood, with what is written in it', () => {
  const mark = (kind: 'understood' | 'doubtful' | 'wrong', written: string, sentence: string | null = null) => {
    return { field: 'last_day', kind, written, sentence, offers: [] }
  }
  const tooEarly = mark('wrong', '2021-06-14', 'The last day is before the day of issue')
  expect(withMarksTogether([mark('understood', '44361')], [tooEarly])).toEqual([{ ...tooEarly, written: '44361' }])
  expect(withMarksTogether([], [tooEarly])).toEqual([tooEarly])
  expect(withMarksTogether([mark('doubtful', '4/6/21', 'Which?')], [tooEarly])).toEqual([
    mark('doubtful', '4/6/21', 'Which?'),
  ])
})

it('takes what was corrected in the row before what a written value means, and that before what was read', () => {
  const cells = {
    name: { mark: 'as written', written: 'Alheri', value: 'Alheri' },
    lga: { mark: 'doubtful', written: 'Chanchga', value: null, sentence: 'Choose the local government area' },
    phone: { mark: 'understood', written: '803', value: '+234803' },
  } as const
  const chosen = new ChosenValues([
    { field: 'lga', written: 'Chanchga', value: 544 },
    { field: 'phone', written: '803', value: null },
  ])
  expect(fieldsAndMarks(cells, {}, chosen)).toEqual({
    fields: { name: 'Alheri', lga: 544, phone: null },
    marks: ['lga', 'phone'].map((field) => ({
      ...{ field, kind: 'corrected', written: field === 'lga' ? 'Chanchga' : '803', sentence: null, offers: [] },
    })),
  })
  expect(fieldsAndMarks(cells, { lga: 541 }, chosen).fields.lga).toBe(541)
  expect(fieldsAndMarks(cells, {}, new ChosenValues([])).marks.map(({ kind }) => kind)).toEqual([
    'doubtful',
    'understood',
  ])
})

it('gives no meaning to what is not written: each empty cell is corrected in its row', () => {
  const sentence = 'Choose the local government area'
  const chosen = new ChosenValues(['', ' '].map((written) => ({ field: 'lga', written, value: 544 })))
  for (const written of ['', ' ']) {
    const empty = { lga: { mark: 'wrong', written, value: null, sentence } } as const
    expect(fieldsAndMarks(empty, {}, chosen)).toMatchObject({ fields: { lga: null }, marks: [{ kind: 'wrong' }] })
    expect(fieldsAndMarks(empty, { lga: 541 }, chosen).fields.lga).toBe(541)
  }
})

it('finds a facility that appeared since a row was seen, but not by its phone alone', () => {
  const seen = [{ facility_id: 7, line: null, reasons: ['cac'] }] as const
  expect(newlySame(likely(['cac']), [])).toBe(7)
  expect(newlySame(likely(['cac']), [...seen.map((one) => ({ ...one, reasons: [...one.reasons] }))])).toBeUndefined()
  expect(newlySame(likely(['phone']), [])).toBeUndefined()
})
