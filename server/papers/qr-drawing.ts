import QRCode from 'qrcode'

/** The empty margin around a QR code, in modules, that readers need. */
const margin = 4

/** A QR code as one path of squares; the side of the drawing, with its empty margin, is `size`. */
export interface QrDrawing {
  size: number
  path: string
}

/** Draws a QR code that a quarter of stains may cover (level Q). */
export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(y, (x) => modules.get(y, x) === 1, modules.size))
  return { size: modules.size + 2 * margin, path: rows.join('') }
}

/** The dark modules of a row: those side by side are one rectangle, so that no line shows between them. */
function rowPath(y: number, isDark: (x: number) => boolean, size: number): string {
  let path = ''
  for (let x = 0; x < size; x++) {
    if (!isDark(x)) continue
    const from = x
    while (x + 1 < size && isDark(x + 1)) x++
    path += `M${from + margin} ${y + margin}h${x + 1 - from}v1h-${x + 1 - from}z`
  }
  return path
}
