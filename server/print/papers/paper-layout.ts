import { wordings } from '@portal/domain/papers/wordings.ts'
import { page } from '../document.ts'
import type { Pictures } from '../letter-pictures.ts'
import { crestBlock, nothing, signBlock, textBlock } from './blocks.ts'
import { checkBlock, signaturesBlock } from './closing-blocks.ts'
import { green, grey } from './colours.ts'
import { conditionsBlock } from './conditions-block.ts'
import { datesBlock, factsBlock } from './facts-block.ts'
import { border } from './frame.ts'
import type { Block, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'

const padding = 11
const top = border + padding
const room = page.height - 2 * top

/** The sizes that are tried, as parts of the usual one, until everything fits on the sheet. */
const scales = Array.from({ length: 26 }, (_, step) => 1 - step * 0.02)

/** Everything on the sheet in its place, except the border: as large as it fits. */
export function layOutPaper(
  document: PDFKit.PDFDocument,
  paper: PrintedPaper,
  crest: Uint8Array | null,
  pictures: Pictures = {},
): Part[] {
  let blocks: Block[] = []
  for (const scale of scales) {
    blocks = blocksOf(document, { paper, crest, pictures, scale })
    if (leastHeight(blocks) <= room) break
  }
  return stack(blocks)
}

function leastHeight(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height, above }) => sum + height + above.least, 0)
}

/** Blocks below each other over the whole height of the sheet. */
function stack(blocks: readonly Block[]): Part[] {
  const shares = blocks.reduce((sum, { above }) => sum + above.share, 0)
  const unit = Math.max(0, room - leastHeight(blocks)) / shares
  let y = top
  return blocks.flatMap(({ height, above, place }) => {
    y += above.least + above.share * unit
    const parts = place(y)
    y += height
    return parts
  })
}

interface Sheet {
  paper: PrintedPaper
  crest: Uint8Array | null
  pictures: Pictures
  scale: number
}

function blocksOf(document: PDFKit.PDFDocument, sheet: Sheet): Block[] {
  const { paper, scale } = sheet
  const blocks = [
    ...headBlocks(document, sheet),
    ...grantBlocks(document, paper, scale),
    datesBlock(document, paper, scale),
    factsBlock(document, paper, scale),
    conditionsBlock(document, paper, scale),
    signaturesBlock(document, paper, sheet),
    checkBlock(document, paper, scale),
  ]
  return blocks.filter((block) => block !== undefined)
}

/** The ministry and the title. */
function headBlocks(document: PDFKit.PDFDocument, { paper, crest, scale }: Sheet): Block[] {
  const { title, as } = wordings[paper.kind]
  const ministry = { face: 'bold', size: 13.5 * scale, smallest: 10 * scale, lines: 2 } as const
  const address = { face: 'regular', size: 9.5 * scale, smallest: 7.5 * scale, lines: 2, colour: grey } as const
  const large = { face: 'serif', size: 36 * scale, smallest: 20 * scale, leading: 1.2, colour: green } as const
  return [
    crest ? crestBlock(crest, 56 * scale) : signBlock(56 * scale),
    textBlock(document, paper.ministry, {
      ...ministry,
      leading: 1.35,
      colour: green,
      above: { least: 5 * scale, share: 0.1 },
    }),
    textBlock(document, paper.ministry_address, { ...address, above: nothing }),
    textBlock(document, title, { ...large, role: 'H1', above: { least: 8 * scale, share: 1.6 } }),
    ...(as ? [textBlock(document, as, { face: 'serif italic', size: 16 * scale, above: nothing })] : []),
  ]
}

/** The sentence that grants the registration or the approval. */
function grantBlocks(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block[] {
  const { begins, grants, note } = wordings[paper.kind]
  const name = { face: 'serif bold', size: 28 * scale, smallest: 15 * scale, lines: 2, leading: 1.2 } as const
  const line = { face: 'regular', size: 11 * scale, smallest: 9 * scale, leading: 1.5, inset: 12 } as const
  const small = { ...line, size: 9.5 * scale, colour: grey } as const
  return [
    textBlock(document, begins, { ...small, above: { least: 9 * scale, share: 1.5 } }),
    textBlock(document, paper.facility_name, { ...name, above: { least: 3 * scale, share: 0.2 } }),
    textBlock(document, `of ${paper.address},`, { ...line, lines: 2, above: { least: 3 * scale, share: 0.2 } }),
    textBlock(document, grants(paper), { ...line, lines: 2, above: nothing }),
    ...(note ? [textBlock(document, note, { ...small, above: { least: 4 * scale, share: 0.3 } })] : []),
  ]
}
