import { portalSign } from '@portal/domain/papers/portal-sign.ts'
import { page } from '../document.ts'
import { green } from './colours.ts'
import { border } from './frame.ts'
import type { Block, Box } from './part.ts'
import { type Setting, setText } from './set-text.ts'

const padding = 16

/** The column between the borders in which everything is set. */
export const column = { x: border + padding, width: page.width - 2 * (border + padding) } as const

/** The space above a block, and how much it grows when there is space left over. */
export type Above = Block['above']

interface TextStyle extends Omit<Setting, 'x' | 'width'> {
  above: Above
  role?: 'P' | 'H1'
  /** How much narrower than the column it is, at each side. */
  inset?: number
}

/** A paragraph over the width of the column. */
export function textBlock(document: PDFKit.PDFDocument, text: string, style: TextStyle): Block {
  const { above, role = 'P', inset = 0, ...setting } = style
  const narrower = { x: column.x + inset, width: column.width - 2 * inset }
  const { height, boxesAt } = setText(document, text, { ...narrower, ...setting })
  return { height, above, place: (y) => [{ role, boxes: boxesAt(y) }] }
}

/** The crest in the middle of the column. */
export function crestBlock(crest: Uint8Array, size: number): Block {
  const x = column.x + (column.width - size) / 2
  const boxAt = (y: number): Box => ({
    x,
    y,
    width: size,
    height: size,
    draw: (document) =>
      document.image(Buffer.from(crest), x, y, { fit: [size, size], align: 'center', valign: 'center' }),
  })
  return { height: size, above: nothing, place: (y) => [{ role: 'Figure', alt: 'Crest', boxes: [boxAt(y)] }] }
}

/** The portal's own sign in the middle of the column, where a ministry has no crest. */
export function signBlock(size: number): Block {
  const x = column.x + (column.width - size) / 2
  const draw = (document: PDFKit.PDFDocument, y: number) => {
    document
      .save()
      .translate(x, y)
      .scale(size / portalSign.size)
    for (const { d, fill, stroke, strokeWidth = 1 } of portalSign.shapes) {
      document.path(d).lineWidth(strokeWidth)
      if (fill && stroke) document.fillAndStroke(fill, stroke)
      else if (fill) document.fill(fill)
      else if (stroke) document.stroke(stroke)
    }
    document.restore()
  }
  const boxAt = (y: number): Box => ({ x, y, width: size, height: size, draw: (document) => draw(document, y) })
  return { height: size, above: nothing, place: (y) => [{ role: 'decoration', boxes: [boxAt(y)] }] }
}

/** No space above. */
export const nothing: Above = { least: 0, share: 0 }

/** A line over a part of the column. */
export function ruleBox({
  x,
  y,
  width,
  colour = green,
}: {
  x: number
  y: number
  width: number
  colour?: string
}): Box {
  const thickness = 0.7
  const draw = (document: PDFKit.PDFDocument) => document.rect(x, y, width, thickness).fill(colour)
  return { x, y, width, height: thickness, draw }
}
