import { expect, it } from 'vitest'
import { csvLines } from './csv-lines.ts'

it('writes rows with quotes where they are needed, and marks the beginning of a file', () => {
  expect(csvLines([['Facility', 'Days']], { isBeginning: true })).toBe('\uFEFFFacility,Days\r\n')
  expect(
    csvLines([
      ['Ọ̀yọ́ "Best" Clinic, Bida', 12],
      ['Two\nlines', null],
    ]),
  ).toBe('"Ọ̀yọ́ ""Best"" Clinic, Bida",12\r\n"Two\nlines",\r\n')
})

it.each(['=1+1', '+2348031234567', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'does not let %j run as a formula',
  (text) => {
    expect(
      csvLines([[text]])
        .replace(/^"/, '')
        .startsWith("'"),
    ).toBe(true)
  },
)
