import { rosette, strands } from '@portal/domain/papers/guilloche.ts'
import { page } from '../document.ts'
import { gold, green } from './colours.ts'

/** Points in a millimetre. */
const millimetre = 72 / 25.4

/** Nothing but the border is printed nearer to the edge of the sheet. */
export const border = 19.4 * millimetre

// All lengths are in millimetres. The line work lies between `outer` and `inner` millimetres from the edge.
const sheet = { width: page.width / millimetre, height: page.height / millimetre }
const outer = 8
const inner = 18.6
const middle = (outer + inner) / 2

/** The border of a sheet and the rosette behind its text: line work for a certificate, plain lines for a statement. */
export function drawFrame(document: PDFKit.PDFDocument, { isPlain }: { isPlain: boolean }): void {
  document.save().scale(millimetre)
  if (!isPlain) drawRosettes(document)
  drawBox(document, { inset: outer, width: 1.1, colour: green })
  drawBox(document, { inset: outer + 1.5, width: 0.3, colour: gold })
  if (!isPlain) {
    drawBands(document)
    drawBox(document, { inset: inner - 1.4, width: 0.3, colour: gold })
    drawBox(document, { inset: inner, width: 0.6, colour: green })
  }
  document.restore()
}

function drawBox(
  document: PDFKit.PDFDocument,
  { inset, width, colour }: { inset: number; width: number; colour: string },
): void {
  document.rect(inset, inset, sheet.width - 2 * inset, sheet.height - 2 * inset)
  document.lineWidth(width).stroke(colour)
}

function drawRosettes(document: PDFKit.PDFDocument): void {
  document.save().translate(sheet.width / 2, sheet.height / 2 + 4)
  drawLines(document, rosette({ radius: 66, petals: 18, depth: 0.42, count: 9 }), '#dce8e2')
  drawLines(document, rosette({ radius: 37, petals: 12, depth: 0.6, count: 9 }), '#dce8e2')
  document.restore()
}

function drawBands(document: PDFKit.PDFDocument): void {
  const along = sheet.width - 2 * inner
  const down = sheet.height - 2 * inner
  for (const y of [middle, sheet.height - middle])
    drawBand(document, { x: inner, y, turn: 0, length: along, tiles: 14 })
  for (const x of [middle, sheet.width - middle]) drawBand(document, { x, y: inner, turn: 90, length: down, tiles: 21 })
  for (const x of [middle, sheet.width - middle]) {
    for (const y of [middle, sheet.height - middle]) {
      document.save().translate(x, y)
      drawLines(document, rosette({ radius: 4.6, petals: 8, depth: 0.75, count: 5 }), green)
      document.restore()
    }
  }
}

interface Band {
  x: number
  y: number
  turn: number
  length: number
  tiles: number
}

function drawBand(document: PDFKit.PDFDocument, { x, y, turn, length, tiles }: Band): void {
  const tile = strands({ length: length / tiles, amplitude: 3.7, count: 8 })
  document.save().translate(x, y).rotate(turn)
  for (let index = 0; index < tiles; index++) {
    document.save().translate((index * length) / tiles, 0)
    drawLines(document, tile, green)
    document.restore()
  }
  document.restore()
}

function drawLines(document: PDFKit.PDFDocument, paths: readonly string[], colour: string): void {
  for (const path of paths) document.path(path)
  document.lineWidth(0.16).stroke(colour)
}
