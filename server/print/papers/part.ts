/** A box on the sheet, in points, with what is drawn in it. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
  draw: (document: PDFKit.PDFDocument) => void
}

/** An element of the document that screen readers know, or decoration that they leave out. */
export interface Part {
  role: 'H1' | 'H2' | 'P' | 'Figure' | 'decoration'
  /** What a screen reader says instead of a picture. */
  alt?: string
  boxes: Box[]
}

/** Parts of a known height that are placed below each other. */
export interface Block {
  height: number
  /** The smallest space above, and how much of the space that is left over goes there. */
  above: { least: number; share: number }
  place: (y: number) => Part[]
}

/** Draws parts in reading order. */
export function drawParts(document: PDFKit.PDFDocument, parts: readonly Part[]): void {
  const root = document.struct('Document')
  document.addStructure(root)
  for (const { role, alt, boxes } of parts) {
    if (role === 'decoration') document.markContent('Artifact', { type: 'Layout' })
    const content = role === 'decoration' ? undefined : document.markStructureContent(role)
    for (const { draw } of boxes) draw(document)
    document.endMarkedContent()
    if (!content || role === 'decoration') continue
    const element = document.struct(role, alt === undefined ? {} : { alt })
    root.add(element)
    element.add(content)
    element.end()
  }
  root.end()
}
