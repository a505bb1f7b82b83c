import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { conditionsHeading } from '@portal/domain/papers/wordings.ts'
import { column } from './blocks.ts'
import { conditionHead, conditionPaper, gold } from './colours.ts'
import { factStyle } from './facts-block.ts'
import type { Block, Box, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'
import { setText } from './set-text.ts'

const corner = 4

/** What the approval asks of the facility, if anything: framed, and as large as the facts. */
export function conditionsBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block | undefined {
  const { conditions } = paper
  if (conditions.length === 0) return undefined
  const padding = 9 * scale
  const inside = { x: column.x + padding, width: column.width - 2 * padding }
  const indent = conditions.length === 1 ? 0 : 16 * scale
  const style = { ...factStyle(scale), lines: Number.POSITIVE_INFINITY, align: 'left' } as const
  const heading = setText(document, conditionsHeading(conditions.length), {
    ...{ ...inside, face: 'bold', size: 9 * scale, leading: 1.45, align: 'left', colour: conditionHead },
  })
  const items = conditions.map(({ text, due_date }, index) => ({
    number: indent === 0 ? undefined : setText(document, `${index + 1}.`, { ...style, x: inside.x, width: indent }),
    text: setText(document, due_date === null ? text : `${text} By ${printedDate(due_date)}.`, {
      ...style,
      x: inside.x + indent,
      width: inside.width - indent,
    }),
  }))
  const height = items.reduce((sum, { text }) => sum + text.height, heading.height + 2 * padding)
  const place = (top: number): Part[] => {
    let y = top + padding + heading.height
    const listed = items.map(({ number, text }): Part => {
      const boxes = [...(number?.boxesAt(y) ?? []), ...text.boxesAt(y)]
      y += text.height
      return { role: 'P', boxes }
    })
    return [
      { role: 'decoration', boxes: [frameBox(top, height)] },
      { role: 'H2', boxes: heading.boxesAt(top + padding) },
      ...listed,
    ]
  }
  return { height, above: { least: 9 * scale, share: 0.6 }, place }
}

function frameBox(y: number, height: number): Box {
  const { x, width } = column
  const draw = (document: PDFKit.PDFDocument) =>
    document.roundedRect(x, y, width, height, corner).lineWidth(1).fillAndStroke(conditionPaper, gold)
  return { x, y, width, height, draw }
}
