import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalisePhone } from '../accounts/phone.ts'
import { isCalendarDate } from '../dates/calendar-date.ts'
import { registerLists } from '../testing/register-lists.ts'
import type { Cell } from './cell.ts'
import { findTable } from './find-table.ts'
import { importFieldRules, importFields } from './import-fields.ts'
import { matchRows } from './match-rows.ts'
import { makeFieldReader } from './read-fields.ts'

const today = '2026-11-27'
const read = makeFieldReader(registerLists, today)

/** Texts near those of registers: figures, signs and words of dates, phones and headings. */
const near = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['0803', '1234567', '31', '12', '2019', 'April', 'O', 'l', '/', '-', '.', ',', ' ', '+234', 'E+09'],
      ),
      fc.constantFrom(
        ...['LGA', 'Bosso', 'Clinic', 'Total', 'Name of Facility', 'Type', '@', 'gmail', 'RC', 'st', '9999', '"'],
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const cell: fc.Arbitrary<Cell> = fc.oneof(
  near,
  near,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  near.map((day) => ({ day })),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => ({
    day: date.toISOString().slice(0, 10),
    showsNoDay: true as const,
  })),
  near.map((formula) => ({ formula })),
  fc.constant({ fault: 'error value' as const, text: '#REF!' }),
)

it('reads any cell as any field, and never gives a value that the portal could not store', () => {
  fc.assert(
    fc.property(fc.constantFrom(...importFields), cell, (field, written) => {
      const { mark, value, sentence, offers } = read(field, written)
      if (mark === 'doubtful' || mark === 'wrong') {
        expect(value).toBeNull()
        expect(sentence).not.toBe('')
        expect(typeof sentence).toBe('string')
      }
      if (mark === 'wrong') expect(offers).toBeUndefined()
      for (const one of [value, ...(offers ?? []).map((offer) => offer.value)]) {
        if (one === null) continue
        if (field === 'phone' || field === 'second_phone') expect(normalisePhone(String(one))).toBe(one)
        if (field === 'issued' || field === 'last_day') expect(isCalendarDate(String(one))).toBe(true)
        if (field === 'type' || field === 'lga' || field === 'ward') expect(Number.isInteger(one)).toBe(true)
        const rule = importFieldRules[field]
        const most = 'maxLength' in rule ? rule.maxLength : 500
        if (typeof one === 'string') expect(one.length).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 5000 },
  )
})

it('accounts for every row that has content, whatever the file holds', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (cells) => {
      const rows = cells.map((row, index) => ({ number: index + 1, cells: row }))
      const results = [...matchRows(rows, findTable(rows, registerLists, today), { lists: registerLists, today })]
      const numbers = results.map((result) => ('row' in result ? result.row.number : result.leftOut.number))
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
      const lettered = rows.filter((row) => row.cells.some((one) => typeof one === 'string' && /[a-z]{2}/i.test(one)))
      expect(numbers).toEqual(expect.arrayContaining(lettered.map(({ number }) => number)))
    }),
    { numRuns: 300 },
  )
})
