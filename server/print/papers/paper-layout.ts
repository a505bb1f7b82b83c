import { wordings } from '@portal/domain/papers/wordings.ts'
import { page } from '../document.ts'
import { crestBlock, flourishBlock, labelledBlock, nothing, signBlock, textBlock } from './blocks.ts'
import { checkBlock, conditionsBlock, signaturesBlock } from './closing-blocks.ts'
import { green, grey } from './colours.ts'
import { factsBlock } from './facts-block.ts'
import { border } from './frame.ts'
import type { Block, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'

const padding = 11
const top = border + padding
const room = page.height - 2 * top

/** The sizes that are tried, as parts of the usual one, until everything fits on the sheet. */
const scales = Array.from({ length: 26 }, (_, step) => 1 - step * 0.02)

/** Everything on the sheet in its place, except the border: as large as it fits. */
export function layOutPaper(document: PDFKit.PDFDocument, paper: PrintedPaper, crest: Uint8Array | null): Part[] {
  let blocks: Block[] = []
  for (const scale of scales) {
    blocks = blocksOf(document, { paper, crest, scale })
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
  scale: number
}

function blocksOf(document: PDFKit.PDFDocument, sheet: Sheet): Block[] {
  const { paper, scale } = sheet
  const conditions = conditionsBlock(document, paper, scale)
  return [
    ...headBlocks(document, sheet),
    ...grantBlocks(document, paper, scale),
    factsBlock(document, paper, scale),
    ...(conditions ? [conditions] : []),
    signaturesBlock(document, paper, scale),
    checkBlock(document, paper, scale),
  ]
}

/** The ministry, the title and the number. */
function headBlocks(document: PDFKit.PDFDocument, { paper, crest, scale }: Sheet): Block[] {
  const { title, as, numbered } = wordings[paper.kind]
  const ministry = { face: 'serif bold', size: 18 * scale, smallest: 13 * scale, lines: 2 } as const
  const address = { face: 'serif', size: 10.5 * scale, smallest: 8 * scale, lines: 2, colour: grey } as const
  const large = { face: 'serif bold', size: 35 * scale, smallest: 20 * scale, leading: 1.2, colour: green } as const
  return [
    crest ? crestBlock(crest, 60 * scale) : signBlock(60 * scale),
    textBlock(document, paper.ministry, {
      ...ministry,
      leading: 1.25,
      colour: green,
      above: { least: 5 * scale, share: 0.1 },
    }),
    textBlock(document, paper.ministry_address, { ...address, above: nothing }),
    flourishBlock(230, { least: 4 * scale, share: 0.3 }),
    textBlock(document, title, { ...large, role: 'H1', above: { least: 6 * scale, share: 1.6 } }),
    ...(as ? [textBlock(document, as, { face: 'serif italic', size: 17 * scale, above: nothing })] : []),
    labelledBlock(document, [numbered, paper.number], { size: 13 * scale, above: { least: 5 * scale, share: 0.7 } }),
  ]
}

/** The sentence that grants the registration or the approval. */
function grantBlocks(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block[] {
  const { begins, grants, note } = wordings[paper.kind]
  const name = { face: 'serif bold', size: 28 * scale, smallest: 15 * scale, lines: 2, leading: 1.2 } as const
  const line = { face: 'serif', size: 14 * scale, smallest: 10 * scale, leading: 1.35, inset: 26 } as const
  const italic = { ...line, face: 'serif italic' } as const
  return [
    textBlock(document, begins, { ...italic, above: { least: 9 * scale, share: 1.5 } }),
    textBlock(document, paper.facility_name, { ...name, above: { least: 3 * scale, share: 0.3 } }),
    textBlock(document, `of ${paper.address},`, { ...line, lines: 2, above: { least: 3 * scale, share: 0.3 } }),
    textBlock(document, grants(paper), { ...line, lines: 2, above: { least: 3 * scale, share: 0.3 } }),
    ...(note
      ? [textBlock(document, note, { ...italic, size: 12 * scale, above: { least: 4 * scale, share: 0.4 } })]
      : []),
  ]
}
