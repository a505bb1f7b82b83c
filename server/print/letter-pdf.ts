import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { addresseeLines } from '@portal/domain/facilities/not-recorded.ts'
import type { LetterPart, LetterRow } from '@portal/domain/letters/letter.ts'
import { bytesOf, contentWidth, newDocument, page } from './document.ts'
import { type Pictures, pictureLines } from './letter-pictures.ts'
import { type Letterhead, letterheadLines } from './letterhead.ts'
import { drawMark } from './mark.ts'
import { divideIntoPages, drawPages } from './pages.ts'
import { drawSignature } from './signature.ts'
import { drawText, type Line, space, type TextStyle, textLines } from './text-lines.ts'

/** Everything that is printed on a letter. */
export interface PrintedLetter {
  number: string
  written_on: string
  /** It is no letter of the ministry, but shows what one would look like. */
  isSample?: boolean
  facts: Letterhead & {
    addressee: { name: string; facility_name: string; address: string; lga: string }
    reference: string | null
    subject: string
    body: readonly LetterPart[]
    signatory: { title: string; name: string | null; signature?: string | undefined }
  }
}

const grey = '#4a4a4a'
const quoteIndent = 14
const listIndent = 22
const rowIndent = 120
/** The room between *Yours faithfully* and the name. */
const signatureHeight = 34

/** The PDF of a letter. The same letter with the same crest and pictures gives the same bytes. */
export function letterPdf(letter: PrintedLetter, crest: Uint8Array | null, pictures: Pictures = {}): Promise<Buffer> {
  const { number, written_on, isSample, facts } = letter
  const document = newDocument({ title: `${number}: ${facts.subject}`, author: facts.ministry, date: written_on })
  const pages = divideIntoPages([
    ...letterheadLines(document, facts, crest),
    ...openingLines(document, letter),
    ...bodyLines(document, facts.body, pictures),
    ...closingLines(document, letter, pictures),
  ])
  const drawFooter = (pageNumber: number) => {
    if (pages.length === 1) return
    const style = { size: 8.5, colour: grey } as const
    const y = page.height - page.bottom + 28
    const edge = `Page ${pageNumber} of ${pages.length}`
    drawText(document, number, y, style)
    drawText(document, edge, y, { ...style, align: 'right' })
  }
  drawPages(document, pages, { drawFooter, drawBehind: isSample ? () => drawMark(document, 'SAMPLE') : undefined })
  return bytesOf(document)
}

/** The references and the date, the addressee, the salutation and the subject. */
function openingLines(document: PDFKit.PDFDocument, { number, written_on, facts }: PrintedLetter): Line[] {
  const { name: owner_name, facility_name, address, lga } = facts.addressee
  const place = { facility_name, address, lga: `${lga} Local Government Area` }
  const [owner = '', ...others] = addresseeLines({ owner_name, ...place })
  const reference = [`Our reference: ${number}`, facts.reference && `Your application: ${facts.reference}`]
  const plain = (text: string) => textLines(document, text)
  return [
    space(18),
    ...beside(textLines(document, dayInWords(written_on), { align: 'right' }), reference.filter(isText).flatMap(plain)),
    space(18),
    ...textLines(document, owner, { weight: 'bold' }),
    ...others.flatMap(plain),
    space(18),
    ...plain('Dear Sir or Madam,'),
    space(10),
    ...textLines(document, facts.subject, { weight: 'bold', size: 12, leading: 1.35, role: 'H1' }),
    space(8),
  ].map((line) => ({ ...line, keepWithNext: true }))
}

function isText(text: string | null): text is string {
  return text !== null
}

/** Lines with the date at the right of the first one. */
function beside([date]: readonly Line[], lines: readonly Line[]): Line[] {
  return date ? [{ ...date, height: 0 }, ...lines] : [...lines]
}

const hasPictures = (part: LetterPart) => typeof part === 'object' && 'pictures' in part

/**
 * The lines of the whole text. The last paragraph goes to the next page with the signature, which means nothing alone, and pictures
 * stay with what they show.
 */
function bodyLines(document: PDFKit.PDFDocument, body: readonly LetterPart[], pictures: Pictures): Line[] {
  return body.flatMap((part, index) => {
    const lines = partLines(document, part, pictures)
    const next = body[index + 1]
    if (next === undefined && typeof part === 'string') return lines.map((line) => ({ ...line, keepWithNext: true }))
    const staysWithNext = next === undefined ? !hasPictures(part) : hasPictures(next)
    return staysWithNext ? endKeptWithNext(lines) : lines
  })
}

/** Lines whose last line of text, and the space after it, are on the page of what follows. */
function endKeptWithNext(lines: readonly Line[]): Line[] {
  const last = lines.findLastIndex(({ role }) => role !== undefined)
  return lines.map((line, index) => (index >= last ? { ...line, keepWithNext: true } : line))
}

/** The lines of a part of a text. */
export function partLines(document: PDFKit.PDFDocument, part: LetterPart, pictures: Pictures): Line[] {
  if (typeof part === 'string') return [...textLines(document, part), gap]
  if ('quote' in part) return [...textLines(document, part.quote, { indent: quoteIndent }).map(withBar), gap]
  if ('rows' in part) return rowsTogether(part.rows.map((row) => rowLines(document, row)))
  if ('heading' in part) return headingLines(document, part.heading)
  if ('pictures' in part) return [...pictureLines(document, part.pictures, pictures), gap]
  return [...part.list.flatMap((item, index) => itemLines(document, item, index + 1)), gap]
}

/** A heading stays with what follows it. */
function headingLines(document: PDFKit.PDFDocument, text: string): Line[] {
  const lines = textLines(document, text, { weight: 'bold', size: 11.5, role: 'H2' })
  return [space(4), ...lines, space(2)].map((line) => ({ ...line, keepWithNext: true }))
}

const gap: Line = { ...space(8), keepWithNext: false }

/** What an officer wrote has a bar at its left. */
function withBar(line: Line): Line {
  return {
    ...line,
    draw: (document, y) => {
      document.rect(page.left, y, 2, line.height).fill('#9aa5a0')
      line.draw(document, y)
    },
  }
}

/** So few rows, such as those of a finding or the scores of the parts, are not torn apart by the end of a page. */
const mostTogether = 14

function rowsTogether(rows: readonly Line[][]): Line[] {
  const isTogether = rows.length <= mostTogether
  return [...rows.flat().map((line) => (isTogether ? { ...line, keepWithNext: true } : line)), gap]
}

function itemLines(document: PDFKit.PDFDocument, text: string, number: number): Line[] {
  return labelled(textLines(document, text, { indent: listIndent }), [`${number}.`, {}])
}

/** A name in grey with its value at the right of it. */
export function rowLines(document: PDFKit.PDFDocument, [name, value]: LetterRow, indent = rowIndent): Line[] {
  return labelled(textLines(document, value, { indent }), [name, { colour: grey }])
}

/** Lines with a label at the left of the first one. */
function labelled([first, ...rest]: readonly Line[], [label, style]: [string, TextStyle]): Line[] {
  if (!first) return []
  const draw: Line['draw'] = (target, y) => {
    drawText(target, label, y, style)
    first.draw(target, y)
  }
  return [{ ...first, draw }, ...rest, { ...space(3), keepWithNext: false }]
}

/** The drawn signature, in the room that is left empty for one by hand. */
function signatureLine(content: Uint8Array | undefined, of: string): Line {
  return {
    ...space(signatureHeight),
    role: 'Figure',
    paragraph: {},
    title: `Signature of ${of}`,
    draw: (target, y) => drawSignature(target, content, { x: page.left, y, width: 150, height: signatureHeight }),
  }
}

/** The signature stays on one page. */
function closingLines(document: PDFKit.PDFDocument, { number, facts }: PrintedLetter, pictures: Pictures): Line[] {
  const { name, title, signature } = facts.signatory
  const { ministry, ministry_phone } = facts
  const call = ministry_phone ? `call ${phoneInGroups(ministry_phone)} or write` : 'write'
  const lines = [
    space(6),
    ...textLines(document, 'Yours faithfully,'),
    signature === undefined ? space(signatureHeight) : signatureLine(pictures[signature], name ?? title),
    ...(name === null ? [] : textLines(document, name, { weight: 'bold' })),
    ...textLines(document, title),
    ...textLines(document, ministry),
    space(16),
    ...textLines(document, `For questions, ${call} to the above address. Please quote our reference, ${number}.`, {
      size: 9,
      colour: grey,
      width: contentWidth,
    }),
  ].map((line) => ({ ...line, keepWithNext: true }))
  return [...lines.slice(0, -1), ...lines.slice(-1).map((line) => ({ ...line, keepWithNext: false }))]
}
