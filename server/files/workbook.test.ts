import { unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { day, moment, naira, number, type Table, tableOf, text, type Value } from './table.ts'
import { workbook } from './workbook.ts'

/** A table whose cells are what the rows say. */
function plain(headings: string[], ...batches: Value[][][]): Table {
  return { headings: headings.map((heading) => ({ heading, kind: 'text' })), batches }
}

async function bytesOf(sheets: Parameters<typeof workbook>[0], rowsOnSheet?: number): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of workbook(sheets, rowsOnSheet)) all.push(piece)
  return Buffer.concat(all)
}

/** The sheets of a workbook as a reader of XLSX finds them. */
async function readBack(...given: Parameters<typeof bytesOf>) {
  return readWorkbook(await bytesOf(...given))
}

/** The XML of a part of a workbook. */
async function xmlOf(table: Table, part: string): Promise<string> {
  const parts = unzipSync(await bytesOf([{ name: 'List', table }]))
  return Buffer.from(parts[part] ?? []).toString()
}

describe('a workbook', () => {
  it('has each sheet with its text, numbers and empty cells', async () => {
    const sheets = await readBack([
      {
        name: 'Payments',
        table: plain(
          ['Facility', 'Naira'],
          [['Ṣadé & <Sons> "Clinic"', 20_000.5]],
          [
            [null, -3],
            ['two  blanks', 0],
          ],
        ),
      },
      { name: 'Empty', table: plain(['Nothing']) },
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

  it('has days and moments as dates, in the time of Nigeria, and money and numbers as numbers', async () => {
    const columns = [
      day<string>('Ends', (value) => value),
      moment<string>('When', () => '2026-11-22T23:30:00.000Z'),
      naira<string>('Amount', () => 20_000.5),
      number<string>('Days', () => 7),
      text<string>('Code', () => '007'),
    ]
    const table = () => tableOf(columns, [['2026-12-31']])
    const [sheet] = await readBack([{ name: 'List', table: table() }])
    expect(sheet?.data).toEqual([
      ['Ends', 'When', 'Amount', 'Days', 'Code'],
      [new Date('2026-12-31T00:00:00.000Z'), new Date('2026-11-23T00:30:00.000Z'), 20_000.5, 7, '007'],
    ])
    // Days since 30 December 1899.
    expect(await xmlOf(table(), 'xl/worksheets/sheet1.xml')).toContain('<c r="A2" s="5"><v>46387</v></c>')
    expect(await xmlOf(table(), 'xl/styles.xml')).toContain('formatCode="d\\ mmm\\ yyyy"')
  })

  it('keeps a day of long ago, and one that is none, as words', async () => {
    const columns = [day<string>('Day', (value) => value)]
    const [sheet] = await readBack([{ name: 'Days', table: tableOf(columns, [['1899-05-01', 'soon']]) }])
    expect(sheet?.data).toEqual([['Day'], ['1899-05-01'], ['soon']])
  })

  it('keeps what looks like a formula, a number or a date as the text that it is', async () => {
    const row = ['=1+1', '+234803', '-1', '007', '2026-04-08', '@cmd']
    const [sheet] = await readBack([{ name: 'Text', table: plain(row, [row]) }])
    expect(sheet?.data).toEqual([row, row])
    expect(await xmlOf(plain(row, [row]), 'xl/worksheets/sheet1.xml')).not.toContain('<f>')
  })

  it('leaves out what XML cannot write, and writes nothing that is read as another character', async () => {
    const table = () => plain(['a\u0000b\u001fc\uFFFEd', 'line\nbreak', '_x0041_'])
    const [sheet] = await readBack([{ name: 'Odd', table: table() }])
    expect(sheet?.data[0]?.slice(0, 2)).toEqual(['abcd', 'line\nbreak'])
    expect(await xmlOf(table(), 'xl/worksheets/sheet1.xml')).toContain('_x005F_x0041_')
  })

  it('cuts a text that no cell can hold', async () => {
    const [sheet] = await readBack([{ name: 'Long', table: plain(['a'.repeat(40_000)]) }])
    expect(String(sheet?.data[0]?.[0])).toHaveLength(32_767)
  })

  it('names columns beyond Z', async () => {
    const row = Array.from({ length: 60 }, (_, column) => `c${column}`)
    const [sheet] = await readBack([{ name: 'Wide', table: plain(row, [row]) }])
    expect(sheet?.data).toEqual([row, row])
  })

  it('keeps the bold heading in sight, and makes columns as wide as their words', async () => {
    const xml = await xmlOf(
      plain(['Facility', 'Reason'], [['A clinic of Minna', 'x'.repeat(300)]]),
      'xl/worksheets/sheet1.xml',
    )
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(xml).toContain(
      '<col min="1" max="1" width="19" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/>',
    )
    expect(xml).toContain('<c r="A1" s="1" t="inlineStr">')
  })

  it('goes on with another sheet when one is full', async () => {
    const numbers = [[['1'], ['2']], [['3'], ['4']], [['5']]]
    const sheets = await readBack([{ name: 'A list with a rather long name', table: plain(['No'], ...numbers) }], 3)
    expect(sheets).toEqual([
      { sheet: 'A list with a rather long name', data: [['No'], ['1'], ['2'], ['3'], ['4']] },
      { sheet: 'A list with a rather long (2)', data: [['No'], ['5']] },
    ])
    expect(await readBack([{ name: 'Even', table: plain(['No'], ...numbers.slice(0, 2)) }], 4)).toHaveLength(1)
  })

  it('sends the first rows before the last ones were made, and stops reading when it is not taken any more', async () => {
    let made = 0
    let isClosed = false
    async function* batches() {
      try {
        for (made = 0; made < 20_000; made += 1) yield [[`Row ${made} ${Math.sin(made)}`]]
      } finally {
        isClosed = true
      }
    }
    const headings = [{ heading: 'Row', kind: 'text' } as const]
    let bytes = 0
    for await (const piece of workbook([{ name: 'Long', table: { headings, batches: batches() } }])) {
      bytes += piece.length
      if (bytes > 20_000) break
    }
    expect(made).toBeGreaterThan(0)
    expect(made).toBeLessThan(20_000)
    expect(isClosed).toBe(true)
  })

  it('ends with the error of what it is made from', async () => {
    async function* batches(): AsyncGenerator<string[][]> {
      yield [['One']]
      throw new Error('The database is away')
    }
    const headings = [{ heading: 'Row', kind: 'text' } as const]
    await expect(bytesOf([{ name: 'Broken', table: { headings, batches: batches() } }])).rejects.toThrow(
      'The database is away',
    )
  })
})
