import { create } from 'qrcode'
import type { Box } from './part.ts'

/** The width of the code without its quiet zone: 2.7 cm, so that cheap phones and office printers manage its modules. */
export const qrWidth = 76.6

/** The QR code of a text as vectors, at level Q: it is still read with a stain over a fifth of it. */
export function qrBox(text: string, { x, y }: { x: number; y: number }): Box {
  const { size, data } = create(text, { errorCorrectionLevel: 'Q' }).modules
  const module = qrWidth / size
  const quiet = 4 * module
  const draw = (document: PDFKit.PDFDocument) => {
    document.rect(x - quiet, y - quiet, qrWidth + 2 * quiet, qrWidth + 2 * quiet).fill('#fff')
    for (let row = 0; row < size; row++) {
      for (const [from, to] of darkRuns(data.subarray(row * size, (row + 1) * size))) {
        document.rect(x + from * module, y + row * module, (to - from) * module, module)
      }
    }
    // One path, so that no white line appears between the modules.
    document.fill('#000')
  }
  return { x: x - quiet, y: y - quiet, width: qrWidth + 2 * quiet, height: qrWidth + 2 * quiet, draw }
}

/** The first module of each dark run of a row, and the first one after it. */
function darkRuns(row: Uint8Array): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, column) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last?.[1] === column) last[1] = column + 1
    else runs.push([column, column + 1])
  })
  return runs
}
