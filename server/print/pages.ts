import { page } from './document.ts'
import type { Line } from './text-lines.ts'

const room = page.height - page.top - page.bottom

/** Divides lines into pages. Lines that belong together go to the next page together, unless they do not fit on any page. */
export function divideIntoPages(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]]
  let used = 0
  for (const group of groupsOf(lines)) {
    const isTooTall = heightOf(group) > room
    if (!isTooTall && used > 0 && used + heightOf(group) > room) {
      pages.push([])
      used = 0
    }
    for (const line of group) {
      if (used > 0 && used + line.height > room) {
        pages.push([])
        used = 0
      }
      pages.at(-1)?.push(line)
      used += line.height
    }
  }
  return pages
}

function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [[]]
  for (const line of lines) {
    groups.at(-1)?.push(line)
    if (!line.keepWithNext) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}

/** What is drawn on a page besides its lines: behind them, and at its foot. */
interface AroundLines {
  drawBehind?: (() => void) | undefined
  drawFooter: (pageNumber: number) => void
}

/** Draws pages of lines. Paragraphs become elements that screen readers know. */
export function drawPages(
  document: PDFKit.PDFDocument,
  pages: readonly (readonly Line[])[],
  { drawBehind, drawFooter }: AroundLines,
): void {
  const root = document.struct('Document')
  const elements = new Map<object, PDFKit.PDFStructureElement>()
  document.addStructure(root)
  for (const [index, lines] of pages.entries()) {
    document.addPage()
    if (drawBehind) {
      document.markContent('Artifact', { type: 'Page' })
      drawBehind()
      document.endMarkedContent()
    }
    let y: number = page.top
    for (const line of lines) {
      drawLine(document, root, elements, line, y)
      y += line.height
    }
    document.markContent('Artifact', { type: 'Pagination' })
    drawFooter(index + 1)
    document.endMarkedContent()
  }
  for (const element of elements.values()) element.end()
  root.end()
}

function drawLine(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  elements: Map<object, PDFKit.PDFStructureElement>,
  { role, paragraph, title, draw }: Line,
  y: number,
): void {
  if (role === undefined || paragraph === undefined) {
    document.markContent('Artifact', { type: 'Layout' })
    draw(document, y)
    document.endMarkedContent()
    return
  }
  const known = elements.get(paragraph)
  const element = known ?? document.struct(role, title === undefined ? {} : { alt: title })
  if (!known) {
    elements.set(paragraph, element)
    root.add(element)
  }
  const content = document.markStructureContent(role)
  draw(document, y)
  document.endMarkedContent()
  element.add(content)
}
