import { isWholePng } from './whole-png.ts'

/** The most pixels along a side of the picture of a signature. */
export const longestSignature = 2000

/** Where a signature may be drawn. */
interface Room {
  x: number
  y: number
  width: number
  height: number
  /** Where in its room it stands: at the left by default. */
  align?: 'center'
}

/** A drawn signature in its room, above the line or the name. One whose file is missing or damaged leaves the room empty. */
export function drawSignature(document: PDFKit.PDFDocument, content: Uint8Array | undefined, room: Room): void {
  // A damaged picture ends the printer's thread, where no error can be caught.
  if (!content || !isWholePng(content, longestSignature)) return
  const { x, y, width, height, align } = room
  document.image(Buffer.from(content), x, y, { fit: [width, height], valign: 'bottom', ...(align && { align }) })
}
