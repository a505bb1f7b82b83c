import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { claimCodeGroups } from '@portal/domain/facilities/claim-code.ts'
import { claimLetterWords, plainWords } from '@portal/domain/facilities/claim-letter.ts'
import { addresseeLines } from '@portal/domain/facilities/not-recorded.ts'
import { bytesOf, contentWidth, newDocument, page } from './document.ts'
import { partLines } from './letter-pdf.ts'
import { type Letterhead, letterheadLines } from './letterhead.ts'
import { divideIntoPages, drawPages } from './pages.ts'
import { drawText, type Line, space, textLines } from './text-lines.ts'

/** A letter of a file, with its code. */
export interface PrintedClaimLetter {
  company_name: string
  owner_name: string
  address: string
  local_gov_area: string
  code: string
}

/** Many claim letters that are printed as one file. */
export interface PrintedClaimLetters {
  /** What the file is called: `Claim letters 3-1`. It is at the foot of each letter. */
  number: string
  written_on: string
  last_day: string
  product_name: string
  host: string
  head: Letterhead
  letters: readonly PrintedClaimLetter[]
}

const grey = '#4a4a4a'
const boxHeight = 74

/** One PDF with all letters of a file, each on a page of its own, or on several if its facility has a very long name. */
export function claimLettersPdf(file: PrintedClaimLetters, crest: Uint8Array | null): Promise<Buffer> {
  const { number, head, written_on, letters } = file
  const document = newDocument({ title: number, author: head.ministry, date: written_on })
  const letterhead = letterheadLines(document, head, crest)
  for (const [index, letter] of letters.entries()) {
    const pages = divideIntoPages([...letterhead, ...letterLines(document, file, letter)])
    const place = `${number}, letter ${index + 1} of ${letters.length}`
    drawPages(document, pages, {
      drawFooter: () => drawText(document, place, page.height - page.bottom + 28, { size: 8.5, colour: grey }),
    })
  }
  return bytesOf(document)
}

function letterLines(document: PDFKit.PDFDocument, file: PrintedClaimLetters, letter: PrintedClaimLetter): Line[] {
  const { ministry_phone, ministry_hours } = file.head
  const words = claimLetterWords({ ...file, ministry_phone, ministry_hours, company_name: letter.company_name })
  const plain = (text: string) => textLines(document, text)
  const { company_name: facility_name, local_gov_area: lga } = letter
  const [owner = '', ...others] = addresseeLines({ ...letter, facility_name, lga }, { before: 'The owner, ' })
  return [
    space(18),
    ...textLines(document, dayInWords(file.written_on), { align: 'right' }),
    ...textLines(document, owner, { weight: 'bold' }),
    ...others.flatMap(plain),
    space(18),
    ...textLines(document, words.subject, { weight: 'bold', size: 14, leading: 1.35, role: 'H1' }),
    space(8),
    ...partLines(document, plainWords(words.opening), {}),
    codeBox(words.codeLabel, letter.code),
    space(14),
    ...partLines(document, { list: words.steps.map(plainWords) }, {}),
    ...partLines(document, plainWords(words.closing), {}),
    ...(words.questions === null ? [] : plain(words.questions)),
  ]
}

/** The code in its groups, in a frame across the page. A screen reader gets it letter by letter. */
function codeBox(label: string, code: string): Line {
  const groups = claimCodeGroups(code).join('   ')
  return {
    ...space(boxHeight),
    role: 'P',
    paragraph: {},
    draw: (document, y) => {
      document.lineWidth(1).roundedRect(page.left, y, contentWidth, boxHeight, 6).stroke('#07492f')
      drawText(document, label, y + 10, { size: 9.5, colour: grey, align: 'centre' })
      drawText(document, groups, y + 28, { size: 26, weight: 'bold', align: 'centre' })
    },
  }
}
