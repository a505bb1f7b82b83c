import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import { column, ruleBox } from './blocks.ts'
import { fineLine, grey } from './colours.ts'
import type { Block, Box, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'
import { type SetText, type Setting, setText } from './set-text.ts'

const gutter = 24

/** How large the facts are set, and the conditions, which count as much. */
export const factStyle = (scale: number) =>
  ({ face: 'bold', size: 11.5 * scale, smallest: 9 * scale, lines: 2, leading: 1.3 }) as const

type Fact = readonly [label: string, value: string]

interface Cell {
  label: SetText
  value: SetText
}

function cellOf(
  document: PDFKit.PDFDocument,
  [label, value]: Fact,
  place: Pick<Setting, 'x' | 'width' | 'align'> & { scale: number },
): Cell {
  const { scale, ...column } = place
  return {
    label: setText(document, label, { face: 'regular', size: 8 * scale, leading: 1.4, colour: grey, ...column }),
    value: setText(document, value, { ...factStyle(scale), ...column }),
  }
}

const heightOf = ({ label, value }: Cell) => label.height + value.height

const cellAt = ({ label, value }: Cell, y: number): Part => ({
  role: 'P',
  boxes: [...label.boxesAt(y), ...value.boxesAt(y + label.height)],
})

/** How wide the number and the two dates are, as parts of the column. */
const shares = [0.36, 0.32, 0.32] as const

/** The number and the dates in one band: what is compared first. */
export function datesBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block {
  const padding = 9 * scale
  const inset = 6
  const facts: Fact[] = [
    [wordings[paper.kind].numbered, paper.number],
    ['Issue date', printedDate(paper.issue_date)],
    ['Expiry date', printedDate(paper.expiry_date)],
  ]
  let x: number = column.x
  const cells = facts.map((fact, index) => {
    const width = column.width * (shares[index] ?? 0)
    const left = x
    x += width
    return { left, ...cellOf(document, fact, { x: left + inset, width: width - 2 * inset, align: 'centre', scale }) }
  })
  const height = Math.max(...cells.map(heightOf)) + 2 * padding
  const place = (top: number): Part[] => {
    const lines = [top, top + height].map((y) => ruleBox({ ...column, y }))
    const between = cells.slice(1).map(({ left }): Box => {
      const box = { x: left, y: top, width: 0.5, height }
      return { ...box, draw: (target) => target.rect(box.x, box.y, box.width, box.height).fill(fineLine) }
    })
    return [{ role: 'decoration', boxes: [...lines, ...between] }, ...cells.map((cell) => cellAt(cell, top + padding))]
  }
  return { height, above: { least: 10 * scale, share: 1.2 }, place }
}

/** What the paper states about the facility, in two columns. */
export function factsBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block {
  const between = 8 * scale
  const rows = rowsOf(paper).map((facts) => {
    const width = (column.width - gutter * (facts.length - 1)) / facts.length
    return facts.map((fact, index) =>
      cellOf(document, fact, { x: column.x + index * (width + gutter), width, align: 'left', scale }),
    )
  })
  const heights = rows.map((cells) => Math.max(...cells.map(heightOf)))
  const height = heights.reduce((sum, row) => sum + row, 0) + between * (rows.length - 1)
  const place = (top: number): Part[] => {
    let y = top
    return rows.flatMap((cells, index) => {
      const parts = cells.map((cell) => cellAt(cell, y))
      y += (heights[index] ?? 0) + between
      return parts
    })
  }
  return { height, above: { least: 9 * scale, share: 0.2 }, place }
}

function rowsOf({ category, lga, owner_name, operating_officer, issue, reissued_on }: PrintedPaper): Fact[][] {
  const officer: Fact[] = operating_officer === null ? [] : [['Operating officer', operating_officer]]
  const again: Fact[][] = reissued_on === null ? [] : [[['Issue', `${issue}, of ${printedDate(reissued_on)}`]]]
  return [
    [
      ['Category', category],
      ['Local government area', lga],
    ],
    [['Owner', owner_name], ...officer],
    ...again,
  ]
}
