import { page } from './document.ts'

const slope = -52
const longest = 600
const largest = 150

/** The word across the sheet. It lies below the text, which stays readable, and its outline shows on any printer. */
export function drawMark(document: PDFKit.PDFDocument, word: string): void {
  const ofOnePoint = document.font('bold').fontSize(100).widthOfString(word) / 100
  const size = Math.min(largest, longest / ofOnePoint)
  document.save()
  document.rotate(slope, { origin: [page.width / 2, page.height / 2] })
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
