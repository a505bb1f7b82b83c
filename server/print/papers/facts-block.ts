import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { column, ruleBox } from './blocks.ts'
import { grey } from './colours.ts'
import type { Block, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'
import { type SetText, setText } from './set-text.ts'

const gutter = 24

interface Cell {
  label: SetText
  value: SetText
}

/** What the paper states about the facility, in rows of cells between two lines. */
export function factsBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block {
  const padding = 10 * scale
  const between = 9 * scale
  const rows = rowsOf(paper).map((cells) => {
    const width = (column.width - gutter * (cells.length - 1)) / cells.length
    return cells.map(([label, value], index) => {
      const place = { x: column.x + index * (width + gutter), width, align: 'left' } as const
      return {
        label: setText(document, label, { face: 'serif', size: 9.5 * scale, leading: 1.35, colour: grey, ...place }),
        value: setText(document, value, {
          face: 'serif bold',
          size: 13.5 * scale,
          smallest: 9.5 * scale,
          lines: 2,
          leading: 1.2,
          ...place,
        }),
      }
    })
  })
  const heights = rows.map((cells) => Math.max(...cells.map(heightOf)))
  const height = heights.reduce((sum, row) => sum + row, 0) + between * (rows.length - 1) + 2 * padding
  const place = (top: number): Part[] => {
    const tops = heights.map(
      (_, row) => top + padding + heights.slice(0, row).reduce((sum, above) => sum + above + between, 0),
    )
    const lines = [top, top + height].map((y) => ruleBox({ ...column, y }))
    const cells = rows.flatMap((row, index) => row.map((cell) => cellAt(cell, tops[index] ?? top)))
    return [{ role: 'decoration', boxes: lines }, ...cells]
  }
  return { height, above: { least: 12 * scale, share: 1.5 }, place }
}

function heightOf({ label, value }: Cell): number {
  return label.height + value.height
}

function cellAt({ label, value }: Cell, y: number): Part {
  return { role: 'P', boxes: [...label.boxesAt(y), ...value.boxesAt(y + label.height)] }
}

type Fact = readonly [label: string, value: string]

function rowsOf(paper: PrintedPaper): Fact[][] {
  const { category, lga, owner_name, operating_officer, issue, reissued_on } = paper
  const dates: Fact[] = [
    ['Issue date', printedDate(paper.issue_date)],
    ['Expiry date', printedDate(paper.expiry_date)],
  ]
  const again: Fact[] = reissued_on === null ? [] : [['Issue', `${issue}, of ${printedDate(reissued_on)}`]]
  const officer: Fact[] = operating_officer === null ? [] : [['Operating officer', operating_officer]]
  return [
    [
      ['Category', category],
      ['Local government area', lga],
    ],
    [['Owner', owner_name], ...officer],
    [...dates, ...again],
  ]
}
