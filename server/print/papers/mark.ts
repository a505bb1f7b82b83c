import { markWords, type PrintMark } from '@portal/domain/papers/print-mark.ts'
import { page } from '../document.ts'

const slope = -52
const longest = 640
const largest = 150

/** The word across the sheet. It lies below the text, which stays readable, and its outline shows on any printer. */
export function drawMark(document: PDFKit.PDFDocument, mark: PrintMark): void {
  const word = markWords[mark]
  const ofOnePoint = document.font('bold').fontSize(100).widthOfString(word) / 100
  const size = Math.min(largest, longest / ofOnePoint)
  document.save()
  document.rotate(slope, { origin: [page.width / 2, page.height / 2] })
  document.font('bold').fontSize(size).fillColor('#f3cfcb').strokeColor('#b5443b').lineWidth(0.9)
  document.markContent('Span', { actual: word })
  document.text(word, (page.width - ofOnePoint * size) / 2, page.height / 2 + size * 0.36, {
    lineBreak: false,
    baseline: 'alphabetic',
    fill: true,
    stroke: true,
  })
  document.endMarkedContent()
  document.restore()
}
