import { markWords, type PrintMark } from '@portal/domain/papers/print-mark.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import { bytesOf, newDocument, page } from '../document.ts'
import { drawFrame } from './frame.ts'
import { layOutPaper } from './paper-layout.ts'
import { drawParts, type Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'

const slopeOfMark = -52
const longestMark = 600
const largestMark = 150

/** The PDF of a certificate or statement: one sheet. The same paper with the same crest and mark gives the same bytes. */
export function paperPdf(paper: PrintedPaper, crest: Uint8Array | null): Promise<Buffer> {
  const { kind, number, issue_date, reissued_on, mark, ministry } = paper
  const title = [`${wordings[kind].title} ${number}`, ...(mark ? [markWords[mark]] : [])].join(', ')
  const document = newDocument({ title, author: ministry, date: reissued_on ?? issue_date })
  document.addPage()
  const parts = layOutPaper(document, paper, crest)
  drawParts(document, [frameOf(paper), ...(mark ? [markOf(mark)] : []), ...parts])
  return bytesOf(document)
}

function frameOf({ kind }: PrintedPaper): Part {
  const draw = (document: PDFKit.PDFDocument) => drawFrame(document, { isPlain: kind === 'statement' })
  return { role: 'decoration', boxes: [{ x: 0, y: 0, width: 0, height: 0, draw }] }
}

function markOf(mark: PrintMark): Part {
  return { role: 'P', boxes: [{ x: 0, y: 0, width: 0, height: 0, draw: (document) => drawMark(document, mark) }] }
}

/** The word across the sheet. It lies below the text, which stays readable, and its outline shows on any printer. */
function drawMark(document: PDFKit.PDFDocument, mark: PrintMark): void {
  const word = markWords[mark]
  const ofOnePoint = document.font('bold').fontSize(100).widthOfString(word) / 100
  const size = Math.min(largestMark, longestMark / ofOnePoint)
  document.save()
  document.rotate(slopeOfMark, { origin: [page.width / 2, page.height / 2] })
  document.font('bold').fontSize(size).fillColor('#f3cfcb').strokeColor('#b5443b').lineWidth(1.8)
  document.markContent('Span', { actual: word })
  // The filling covers the inner half of the outline, and where the strokes of a letter cross.
  for (const fill of [false, true]) {
    document.text(word, (page.width - ofOnePoint * size) / 2, page.height / 2 + size * 0.36, {
      lineBreak: false,
      baseline: 'alphabetic',
      fill,
      stroke: !fill,
    })
  }
  document.endMarkedContent()
  document.restore()
}
