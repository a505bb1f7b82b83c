import type { Face } from '../document.ts'
import { wrapText } from '../wrap-text.ts'
import type { Box } from './part.ts'

/** How a text is set in a column. Sizes are in points. */
export interface Setting {
  face: Face
  size: number
  /** The text gets smaller, down to this size, until it has at most `lines` lines. Then it takes as many as it needs. */
  smallest?: number
  lines?: number
  /** The distance between lines, as a multiple of the size. */
  leading?: number
  colour?: string
  align?: 'left' | 'centre'
  x: number
  width: number
}

/** A text in its lines, ready to be drawn at any height. */
export interface SetText {
  height: number
  boxesAt: (y: number) => Box[]
}

const step = 0.5

/** Sets a text in its column: as large as the setting allows, and with lines of similar length where it is centred. */
export function setText(document: PDFKit.PDFDocument, text: string, setting: Setting): SetText {
  const { face, leading = 1.3, colour = '#16211c', align = 'centre', x, width } = setting
  const { size, lines } = fit(document, text, setting)
  const lineHeight = size * leading
  const boxAt = (line: string, y: number): Box => {
    const lineWidth = measureIn(document, face, size)(line)
    const left = align === 'left' ? x : x + (width - lineWidth) / 2
    const draw = (target: PDFKit.PDFDocument) => {
      target.font(face).fontSize(size).fillColor(colour)
      // What a reader copies or hears is the text itself, whatever glyphs show it.
      target.markContent('Span', { actual: line })
      target.text(line, left, y + lineHeight / 2 + size * 0.32, { lineBreak: false, baseline: 'alphabetic' })
      target.endMarkedContent()
    }
    return { x: left, y, width: lineWidth, height: lineHeight, draw }
  }
  return {
    height: lines.length * lineHeight,
    boxesAt: (y) => lines.map((line, index) => boxAt(line, y + index * lineHeight)),
  }
}

interface Fitted {
  size: number
  lines: string[]
}

function fit(document: PDFKit.PDFDocument, text: string, setting: Setting): Fitted {
  const { face, width, lines: most = 1, smallest = setting.size, align = 'centre' } = setting
  for (let size = setting.size; ; size = Math.max(smallest, size - step)) {
    const measure = measureIn(document, face, size)
    const lines = wrapText(text, width, measure)
    if (lines.length > most && size > smallest) continue
    return { size, lines: align === 'centre' ? balance(text, { lines, width, measure }) : lines }
  }
}

type Measure = (text: string) => number

/** The widths of texts in each document, set in a size of one point. */
const widthsIn = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

/** Measures a text once for all sizes. */
function measureIn(document: PDFKit.PDFDocument, face: Face, size: number): Measure {
  const widths = widthsIn.get(document) ?? new Map<string, number>()
  widthsIn.set(document, widths)
  return (text) => {
    const key = `${face} ${text}`
    const width = widths.get(key) ?? document.font(face).fontSize(1000).widthOfString(text) / 1000
    widths.set(key, width)
    return width * size
  }
}

/** The same number of lines, in the narrowest column in which they fit. */
function balance(text: string, { lines, width, measure }: { lines: string[]; width: number; measure: Measure }) {
  let balanced = lines
  for (let narrow = width * 0.95; narrow > width / 3 && lines.length > 1; narrow -= width * 0.05) {
    const narrower = wrapText(text, narrow, measure)
    if (narrower.length > lines.length) break
    balanced = narrower
  }
  return balanced
}
