import type { LetterPart } from '@portal/domain/letters/letter.ts'
import { bytesOf, newDocument, page } from './document.ts'
import { partLines, rowLines } from './letter-pdf.ts'
import { divideIntoPages, drawPages } from './pages.ts'
import { drawText, space, textLines } from './text-lines.ts'

/** Everything that is known of a case, to be read on paper. */
export interface PrintedCase {
  title: string
  ministry: string
  date: string
  body: readonly LetterPart[]
}

/** The names of some fields are longer than those in letters. */
const nameWidth = 190

/** The PDF of a case. */
export function casePdf({ title, ministry, date, body }: PrintedCase): Promise<Buffer> {
  const document = newDocument({ title, author: ministry, date })
  const pages = divideIntoPages([
    ...textLines(document, title, { weight: 'bold', size: 15, leading: 1.35, role: 'H1' }),
    ...textLines(document, ministry),
    space(12),
    ...body.flatMap((part) =>
      typeof part === 'object' && 'rows' in part
        ? [...part.rows.flatMap((row) => rowLines(document, row, nameWidth)), space(6)]
        : partLines(document, part, {}),
    ),
  ])
  const drawFooter = (pageNumber: number) => {
    const y = page.height - page.bottom + 28
    drawText(document, title, y, { size: 8.5 })
    drawText(document, `Page ${pageNumber} of ${pages.length}`, y, { size: 8.5, align: 'right' })
  }
  drawPages(document, pages, { drawFooter, drawBehind: undefined })
  return bytesOf(document)
}
