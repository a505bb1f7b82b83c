import { howToCheck } from '@portal/domain/papers/how-to-check.ts'
import type { Pictures } from '../letter-pictures.ts'
import { drawSignature } from '../signature.ts'
import { column, ruleBox } from './blocks.ts'
import { fineLine, grey } from './colours.ts'
import type { Block, Part } from './part.ts'
import type { PrintedPaper } from './printed-paper.ts'
import { qrBox, qrWidth } from './qr-code.ts'
import { setText } from './set-text.ts'

const gutter = 22

/** At most as many signatures are beside each other; fewer are as wide. */
const places = 3

/** A line for the signature of each office that somebody holds, with its holder below; undefined if nobody holds one. */
export function signaturesBlock(
  document: PDFKit.PDFDocument,
  { kind, signatories }: PrintedPaper,
  { scale, pictures }: { scale: number; pictures: Pictures },
): Block | undefined {
  const held = signatories.filter(({ name }) => name !== null)
  if (held.length === 0) return undefined
  const room = 34 * scale
  const width = (column.width - gutter * (places - 1)) / places
  const left = column.x + (column.width - held.length * width - (held.length - 1) * gutter) / 2
  const lines = held.map(({ title, name, signature }, index) => {
    const place = { x: left + index * (width + gutter), width, lines: 2 }
    return {
      x: place.x,
      // A statement is signed by hand: it ends with the certificate.
      heldBy: name ?? title,
      drawn: kind === 'certificate' && signature !== undefined ? pictures[signature] : undefined,
      name: setText(document, name ?? '', {
        face: 'bold',
        size: 9.5 * scale,
        smallest: 8 * scale,
        leading: 1.35,
        ...place,
      }),
      title: setText(document, title, { face: 'regular', size: 8 * scale, leading: 1.4, colour: grey, ...place }),
    }
  })
  const height = room + 4 + Math.max(...lines.map(({ name, title }) => name.height + title.height))
  const place = (y: number): Part[] => {
    const below = y + room + 4
    return [
      { role: 'decoration', boxes: lines.map(({ x }) => ruleBox({ x, y: y + room, width, colour: '#16211c' })) },
      ...lines.flatMap(({ x, drawn, heldBy }): Part[] => {
        if (!drawn) return []
        const box = { x, y, width, height: room }
        const draw = (target: PDFKit.PDFDocument) => drawSignature(target, drawn, { ...box, align: 'center' })
        return [{ role: 'Figure', alt: `Signature of ${heldBy}`, boxes: [{ ...box, draw }] }]
      }),
      ...lines.map(
        ({ name, title }): Part => ({
          role: 'P',
          boxes: [...name.boxesAt(below), ...title.boxesAt(below + name.height)],
        }),
      ),
    ]
  }
  return { height, above: { least: 4 * scale, share: 1 }, place }
}

/** How anybody checks that the paper is genuine: with the QR code if it has one, or by typing its number and check code. */
export function checkBlock(document: PDFKit.PDFDocument, paper: PrintedPaper, scale: number): Block {
  const quiet = 5
  const padding = 10 * scale
  const code = codeBox(document, paper.check_code, scale)
  const beside = paper.qr === null ? 0 : qrWidth + quiet + 12
  const place = { x: column.x + beside, width: column.width - beside - code.width - 16, align: 'left' } as const
  const { question, answer } = howToCheck({
    kind: paper.kind,
    hasCode: paper.qr !== null,
    address: paper.check_address,
  })
  const texts = [
    setText(document, question, { face: 'bold', size: 9.5 * scale, leading: 1.4, ...place }),
    setText(document, answer, {
      face: 'regular',
      size: 8.5 * scale,
      smallest: 7 * scale,
      lines: 4,
      leading: 1.4,
      ...place,
    }),
  ]
  const textHeight = texts.reduce((sum, text) => sum + text.height, 0)
  const inner = Math.max(textHeight, code.height, paper.qr === null ? 0 : qrWidth + 2 * quiet)
  const height = padding + inner
  const at = (top: number): Part[] => {
    const middle = top + padding + inner / 2
    let y = middle - textHeight / 2
    const parts = texts.map((text): Part => {
      const boxes = text.boxesAt(y)
      y += text.height
      return { role: 'P', boxes }
    })
    const rule = ruleBox({ ...column, y: top, colour: fineLine })
    const around: Part[] = [{ role: 'decoration', boxes: [rule] }, ...parts, ...code.at(middle)]
    if (paper.qr === null) return around
    const qr = qrBox(paper.qr, { x: column.x, y: middle - qrWidth / 2 })
    return [...around, { role: 'Figure', alt: `QR code that checks this ${paper.kind}`, boxes: [qr] }]
  }
  return { height, above: { least: 8 * scale, share: 0.8 }, place: at }
}

/** The check code in a frame of its own, at the right end of the column. */
function codeBox(document: PDFKit.PDFDocument, check_code: string, scale: number) {
  const width = 92 * scale
  const padding = 6 * scale
  const x = column.x + column.width - width
  const label = setText(document, 'Check code', { face: 'regular', size: 8 * scale, colour: grey, x, width })
  const code = setText(document, check_code, { face: 'bold', size: 14 * scale, x, width })
  const height = label.height + code.height + 2 * padding
  const at = (middle: number): Part[] => {
    const y = middle - height / 2
    const draw = (target: PDFKit.PDFDocument) =>
      target.roundedRect(x, y, width, height, 4).lineWidth(0.7).stroke(fineLine)
    return [
      { role: 'decoration', boxes: [{ x, y, width, height, draw }] },
      { role: 'P', boxes: [...label.boxesAt(y + padding), ...code.boxesAt(y + padding + label.height)] },
    ]
  }
  return { width, height, at }
}
