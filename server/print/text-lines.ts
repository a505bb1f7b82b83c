import { contentWidth, page, type Weight } from './document.ts'
import { wrapText } from './wrap-text.ts'

/** How a text is set. Sizes are in points. */
export interface TextStyle {
  weight?: Weight
  size?: number
  /** The distance between lines, as a multiple of the size. */
  leading?: number
  colour?: string
  align?: 'left' | 'centre' | 'right'
  /** From the left margin. */
  indent?: number
  /** Between the margins if none is given. */
  width?: number
  /** The element of the document's structure that the text is, for screen readers. */
  role?: 'P' | 'H1' | 'H2' | 'LBody'
}

/** Something that is printed on one page: a line of text, a rule, or a space. */
export interface Line {
  height: number
  /** Must be on the same page as the next line. */
  keepWithNext: boolean
  /** The structure element to which it belongs; lines of one paragraph share it. Nothing is read aloud without one. */
  role?: string
  paragraph?: object
  /** What is read aloud in place of a picture. */
  title?: string
  draw: (document: PDFKit.PDFDocument, y: number) => void
}

/** An empty space between two lines. */
export function space(height: number): Line {
  return { height, keepWithNext: true, draw: () => {} }
}

/**
 * The lines of a text. The first two and the last two stay together, so that no page begins or ends with a single line of a
 * paragraph.
 */
export function textLines(document: PDFKit.PDFDocument, text: string, style: TextStyle = {}): Line[] {
  const { weight = 'regular', size = 10.5, leading = 1.45, indent = 0, role = 'P' } = style
  const width = style.width ?? contentWidth - indent
  document.font(weight).fontSize(size)
  const widths = new Map<string, number>()
  const measure = (part: string) => {
    const known = widths.get(part) ?? document.widthOfString(part)
    widths.set(part, known)
    return known
  }
  const lines = wrapText(text, width, measure)
  const paragraph = {}
  return lines.map((line, index) => ({
    height: size * leading,
    keepWithNext: lines.length > 1 && (index === 0 || index === lines.length - 2),
    role,
    paragraph,
    draw: (target, y) => drawText(target, line, y, { ...style, weight, size, indent, width }),
  }))
}

/** Draws one line of text. What a reader copies or hears is the text itself, whatever glyphs show it. */
export function drawText(
  document: PDFKit.PDFDocument,
  text: string,
  y: number,
  { weight = 'regular', size = 10.5, colour = '#1b1b1b', align = 'left', indent = 0, width = contentWidth }: TextStyle,
): void {
  if (text === '') return
  document.font(weight).fontSize(size).fillColor(colour)
  const free = width - document.widthOfString(text)
  const offset = { left: 0, centre: free / 2, right: free }[align]
  document.markContent('Span', { actual: text })
  document.text(text, page.left + indent + offset, y, { lineBreak: false })
  document.endMarkedContent()
}
