import { markWords, type PrintMark } from '@portal/domain/papers/print-mark.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import { bytesOf, newDocument } from '../document.ts'
import type { Pictures } from '../letter-pictures.ts'
import { drawMark } from '../mark.ts'
import { drawFrame } from './frame.ts'
import { layOutPaper } from './paper-layout.ts'
import { drawParts, type Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'

/** The PDF of a certificate or statement: one sheet. The same paper with the same crest and mark gives the same bytes. */
export function paperPdf(paper: PrintedPaper, crest: Uint8Array | null, pictures: Pictures = {}): Promise<Buffer> {
  const { kind, number, issue_date, reissued_on, mark, ministry } = paper
  const title = [`${wordings[kind].title} ${number}`, ...(mark ? [markWords[mark]] : [])].join(', ')
  const document = newDocument({ title, author: ministry, date: reissued_on ?? issue_date })
  document.addPage()
  const parts = layOutPaper(document, paper, crest, pictures)
  drawParts(document, [frameOf(paper), ...(mark ? [markOf(mark)] : []), ...parts])
  return bytesOf(document)
}

function frameOf({ kind }: PrintedPaper): Part {
  const draw = (document: PDFKit.PDFDocument) => drawFrame(document, { isPlain: kind === 'statement' })
  return { role: 'decoration', boxes: [{ x: 0, y: 0, width: 0, height: 0, draw }] }
}

function markOf(mark: PrintMark): Part {
  const draw = (document: PDFKit.PDFDocument) => drawMark(document, markWords[mark])
  return { role: 'P', boxes: [{ x: 0, y: 0, width: 0, height: 0, draw }] }
}
