import type { LetterPicture } from '@portal/domain/letters/inspection-in-letter.ts'
import { contentWidth, page } from './document.ts'
import { drawText, type Line, space } from './text-lines.ts'
import { isWholePng } from './whole-png.ts'
import { wrapText } from './wrap-text.ts'

/** The content of the pictures of a letter, by their slugs. */
export type Pictures = Readonly<Record<string, Uint8Array>>

const inRow = 2
const between = 12
const width = (contentWidth - between * (inRow - 1)) / inRow
const pictureHeight = 150
const caption = { size: 8.5, colour: '#4a4a4a' } as const
const captionHeight = caption.size * 1.35
const unreadable = 'This picture could not be read when the letter was printed.'

/** Rows of small pictures, each with what is written below it. */
export function pictureLines(
  document: PDFKit.PDFDocument,
  pictures: readonly LetterPicture[],
  contents: Pictures,
): Line[] {
  const lines: Line[] = []
  for (let first = 0; first < pictures.length; first += inRow) {
    lines.push(rowOf(document, pictures.slice(first, first + inRow), contents), { ...space(8), keepWithNext: false })
  }
  return lines
}

function rowOf(document: PDFKit.PDFDocument, row: readonly LetterPicture[], contents: Pictures): Line {
  document.font('regular').fontSize(caption.size)
  const drawn = row.map(({ slug, caption: text }, place) => ({
    text: wrapText(text, width, (part) => document.widthOfString(part)),
    alt: text,
    content: contents[slug],
    indent: place * (width + between),
  }))
  const rows = Math.max(...drawn.map(({ text }) => text.length))
  return {
    height: pictureHeight + 4 + rows * captionHeight,
    keepWithNext: true,
    role: 'Figure',
    paragraph: {},
    title: drawn.map(({ alt }) => alt).join('; '),
    draw(target, y) {
      for (const { content, text, indent } of drawn) {
        drawPicture(target, content, { indent, y })
        for (const [index, line] of text.entries()) {
          drawText(target, line, y + pictureHeight + 4 + index * captionHeight, { ...caption, indent, width })
        }
      }
    },
  }
}

/** A picture whose file is missing or damaged must not keep the letter from being printed. */
function drawPicture(document: PDFKit.PDFDocument, content: Uint8Array | undefined, { indent, y }: Place): void {
  try {
    if (!content) throw new Error('The file is missing')
    // A damaged PNG ends the printer's thread, where no error can be caught.
    if (isPng(content) && !isWholePng(content, maxPixels)) throw new Error('The file is damaged')
    const x = page.left + indent
    document.image(Buffer.from(content), x, y, { fit: [width, pictureHeight], valign: 'bottom' })
  } catch {
    drawText(document, unreadable, y + pictureHeight / 2, { ...caption, indent, width })
  }
}

/** The most pixels along a side of a PNG. */
const maxPixels = 4000

function isPng(content: Uint8Array): boolean {
  return content[0] === 0x89 && content[1] === 0x50
}

interface Place {
  indent: number
  y: number
}
