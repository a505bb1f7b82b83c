import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { contentWidth, page } from './document.ts'
import { type Line, space, textLines } from './text-lines.ts'

/** Who writes: the ministry as it was called on the day of the letter. */
export interface Letterhead {
  ministry: string
  ministry_address: string
  ministry_phone: string
  ministry_hours: string
}

const crestSize = 56
const grey = '#4a4a4a'
const green = '#07492f'

/** The ministry's crest, if there is one, its name and where it can be reached, above a rule. */
export function letterheadLines(document: PDFKit.PDFDocument, head: Letterhead, crest: Uint8Array | null): Line[] {
  const contact = [phoneInGroups(head.ministry_phone), head.ministry_hours].filter(Boolean).join(' · ')
  const small = { size: 9, align: 'centre', colour: grey } as const
  const name = { weight: 'bold', size: 15, leading: 1.3, align: 'centre', colour: green } as const
  return [
    ...(crest ? [crestLine(document, crest), space(6)] : []),
    ...textLines(document, head.ministry, name),
    ...textLines(document, head.ministry_address, small),
    ...(contact ? textLines(document, contact, small) : []),
    space(8),
    rule(green, 1.5),
  ].map((line) => ({ ...line, keepWithNext: true }))
}

/** A rule from margin to margin. */
function rule(colour: string, width: number): Line {
  return {
    height: width,
    keepWithNext: true,
    draw: (document, y) => {
      document.rect(page.left, y, contentWidth, width).fill(colour)
    },
  }
}

/** The picture is opened once, so that a document with many letters has it once. */
function crestLine(document: PDFKit.PDFDocument, crest: Uint8Array): Line {
  const picture = document.openImage(Buffer.from(crest))
  return {
    height: crestSize,
    keepWithNext: true,
    draw: (target, y) => {
      target.image(picture, page.left + (contentWidth - crestSize) / 2, y, {
        fit: [crestSize, crestSize],
        align: 'center',
        valign: 'center',
      })
    },
  }
}
