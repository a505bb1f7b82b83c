import { howToCheck } from '@portal/domain/papers/how-to-check.ts'
import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { column, ruleBox } from './blocks.ts'
import { green, grey } from './colours.ts'
import type { Block, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'
import { qrBox, qrWidth } from './qr-code.ts'
import { setText } from './set-text.ts'

/** What the approval asks of the facility, if anything. */
export function conditionsBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block | undefined {
  if (paper.conditions.length === 0) return undefined
  const indent = 15 * scale
  const size = 10 * scale
  const small = { face: 'serif', size, leading: 1.25, align: 'left' } as const
  const heading = setText(document, 'Conditions', { ...column, ...small, face: 'serif bold', colour: green })
  const items = paper.conditions.map(({ text, due_date }, index) => ({
    number: setText(document, `${index + 1}.`, { ...small, x: column.x, width: indent }),
    text: setText(document, due_date === null ? text : `${text} By ${printedDate(due_date)}.`, {
      ...small,
      lines: Number.POSITIVE_INFINITY,
      x: column.x + indent,
      width: column.width - indent,
    }),
  }))
  const height = items.reduce((sum, { text }) => sum + text.height, heading.height + 2 * scale)
  const place = (top: number): Part[] => {
    let y = top + heading.height + 2 * scale
    const listed = items.map(({ number, text }): Part => {
      const boxes = [...number.boxesAt(y), ...text.boxesAt(y)]
      y += text.height
      return { role: 'P', boxes }
    })
    return [{ role: 'H2', boxes: heading.boxesAt(top) }, ...listed]
  }
  return { height, above: { least: 8 * scale, share: 0.6 }, place }
}

const gutter = 22

/** A line for each signature, with the office and its holder below. */
export function signaturesBlock(document: PDFKit.PDFDocument, { signatories }: PrintedPaper, scale: number): Block {
  const room = 34 * scale
  const width = (column.width - gutter * (signatories.length - 1)) / signatories.length
  const lines = signatories.map(({ title, name }, index) => {
    const place = { x: column.x + index * (width + gutter), width, leading: 1.2, lines: 2 }
    const office = { face: 'serif', size: 10 * scale, smallest: 8 * scale, ...place } as const
    return {
      x: place.x,
      name: name === null ? undefined : setText(document, name, { ...office, face: 'serif bold' }),
      title: setText(document, title, { ...office, colour: grey }),
    }
  })
  const height = room + 4 + Math.max(...lines.map(({ name, title }) => (name?.height ?? 0) + title.height))
  const place = (y: number): Part[] => {
    const below = y + room + 4
    return [
      { role: 'decoration', boxes: lines.map(({ x }) => ruleBox({ x, y: y + room, width, colour: '#16211c' })) },
      ...lines.map(
        ({ name, title }): Part => ({
          role: 'P',
          boxes: [...(name?.boxesAt(below) ?? []), ...title.boxesAt(below + (name?.height ?? 0))],
        }),
      ),
    ]
  }
  return { height, above: { least: 4 * scale, share: 1 }, place }
}

/** How anybody checks that the paper is genuine: with the QR code if it has one, or by typing its number and check code. */
export function checkBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block {
  const quiet = 5
  const beside = paper.qr === null ? 0 : qrWidth + quiet + 12
  const align = paper.qr === null ? 'centre' : 'left'
  const place = { x: column.x + beside, width: column.width - beside, align } as const
  const { question, answer } = howToCheck({
    kind: paper.kind,
    hasCode: paper.qr !== null,
    address: paper.check_address,
  })
  const texts = [
    setText(document, question, {
      face: 'serif bold',
      size: 11 * scale,
      colour: green,
      ...place,
    }),
    setText(document, answer, { face: 'serif', size: 10 * scale, smallest: 8 * scale, lines: 3, ...place }),
    setText(document, `Check code: ${paper.check_code}`, { face: 'bold', size: 12 * scale, leading: 1.5, ...place }),
  ]
  const textHeight = texts.reduce((sum, text) => sum + text.height, 0)
  const height = paper.qr === null ? textHeight : Math.max(textHeight, qrWidth + 2 * quiet)
  const at = (top: number): Part[] => {
    let y = top + (height - textHeight) / 2
    const parts = texts.map((text): Part => {
      const boxes = text.boxesAt(y)
      y += text.height
      return { role: 'P', boxes }
    })
    if (paper.qr === null) return parts
    const code = qrBox(paper.qr, { x: column.x, y: top + (height - qrWidth) / 2 })
    return [...parts, { role: 'Figure', alt: `QR code that checks this ${paper.kind}`, boxes: [code] }]
  }
  return { height, above: { least: 8 * scale, share: 0.8 }, place: at }
}
