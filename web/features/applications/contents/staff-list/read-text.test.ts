import { describe, expect, it } from 'vitest'
import { template } from './list-template.tsx'
import { readText } from './read-text.ts'

const cellsOf = (text: string) => {
  const read = readText(text)
  return 'rows' in read ? read.rows.map(({ cells }) => cells) : read.refusal
}

describe('a list of staff', () => {
  it.each([
    ['copied from a spreadsheet', 'Name\tPhone\nHauwa Sani\t8059876543\n'],
    ['copied with a cell of two lines', 'Name\tPhone\n"Hauwa Sani"\t8059876543\n'],
    [
      'saved with semicolons, a byte order mark and an empty line',
      '\uFEFFName;Phone\r\n"Hauwa Sani";8059876543\r\n;\r\n',
    ],
    ['saved with commas', 'Name,Phone\nHauwa Sani,8059876543'],
    ['with quotation marks and without headings', 'Name,"Phone"\nHauwa Sani,"8059876543"'],
    ['written in a message', 'Name - Phone\n1. Hauwa Sani - 8059876543'],
  ])('may be %s', (_how, text) => {
    expect(cellsOf(text)).toEqual([
      ['Name', 'Phone'],
      ['Hauwa Sani', '8059876543'],
    ])
  })

  it('keeps the line of each person', () => {
    expect(readText('Name,Phone\n\nHauwa,1')).toEqual({
      rows: [
        { line: 1, cells: ['Name', 'Phone'] },
        { line: 3, cells: ['Hauwa', '1'] },
      ],
    })
  })

  it('may be the template', () => {
    expect(cellsOf(template)).toHaveLength(3)
  })

  it('keeps what stands between quotation marks together', () => {
    expect(cellsOf('Name,Cadre\n"Sani, Hauwa",Nurse')).toEqual([
      ['Name', 'Cadre'],
      ['Sani, Hauwa', 'Nurse'],
    ])
  })

  it.each([
    ['  \n', 'Paste the list or choose a file'],
    ['x'.repeat(500_001), 'This list is too long. Add it in several parts'],
    [`Name\n${'Hauwa\n'.repeat(1200)}`, 'Add at most 1,000 people at once'],
    [`Name\tPhone\n${'Hauwa\t1\n'.repeat(1200)}`, 'Add at most 1,000 people at once'],
    ['Name,Phone\n"Hauwa,1', 'This cannot be read as a table. Check that each quotation mark has its partner'],
  ])('is refused when it cannot be used: %.30s', (text, refusal) => {
    expect(readText(text)).toEqual({ refusal })
  })
})
