import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { type Cell, workbook } from './workbook.ts'

/** The sheets of a workbook as a reader of XLSX finds them. */
async function readBack(sheets: Parameters<typeof workbook>[0]) {
  const bytes = Buffer.concat(await collected(workbook(sheets)))
  return readWorkbook(bytes)
}

async function collected(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

it('has each sheet with its text, numbers and empty cells', async () => {
  const sheets = await readBack([
    {
      name: 'Payments',
      rows: [
        ['Facility', 'Naira'],
        ['Ṣadé & <Sons> "Clinic"', 20_000.5],
        [null, -3],
        ['two  blanks', 0],
      ],
    },
    { name: 'Empty', rows: [['Nothing']] },
  ])
  expect(sheets).toEqual([
    {
      sheet: 'Payments',
      data: [
        ['Facility', 'Naira'],
        ['Ṣadé & <Sons> "Clinic"', 20_000.5],
        [null, -3],
        ['two  blanks', 0],
      ],
    },
    { sheet: 'Empty', data: [['Nothing']] },
  ])
})

it('keeps what looks like a formula, a number or a date as the text that it is', async () => {
  const [sheet] = await readBack([{ name: 'Text', rows: [['=1+1', '+234803', '007', '2026-04-08', '@cmd']] }])
  expect(sheet?.data).toEqual([['=1+1', '+234803', '007', '2026-04-08', '@cmd']])
})

it('leaves out what XML cannot write', async () => {
  const [sheet] = await readBack([{ name: 'Odd', rows: [['a\u0000b\u001fc\uFFFEd', 'line\nbreak']] }])
  expect(sheet?.data).toEqual([['abcd', 'line\nbreak']])
})

it('names columns beyond Z', async () => {
  const row = Array.from({ length: 60 }, (_, column) => column)
  const [sheet] = await readBack([{ name: 'Wide', rows: [row] }])
  expect(sheet?.data).toEqual([row])
})

it('sends the first rows before the last ones were made', async () => {
  let made = 0
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (made = 0; made < 20_000; made += 1) yield [`Row ${made} ${Math.sin(made)}`]
  }
  let bytes = 0
  for await (const piece of workbook([{ name: 'Long', rows: rows() }])) {
    bytes += piece.length
    if (bytes > 20_000) break
  }
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(10_000)
})
