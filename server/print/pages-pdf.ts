import { bytesOf, newDocument, page } from './document.ts'

/** Photos of the pages of a document. */
export interface PhotographedPages {
  /** What the document is. */
  title: string
  /** The name of the person who sent it. */
  author: string
  /** The day on which it was sent, 'YYYY-MM-DD'. */
  date: string
  /** JPEG files without metadata except their orientation, in the order of the pages. */
  photos: readonly Uint8Array[]
}

const margin = 14

/** One PDF of A4 pages with a photo each. A page lies on its side if its photo does. The pictures are not changed. */
export async function pagesPdf({ photos, ...about }: PhotographedPages): Promise<Buffer> {
  const document = newDocument(about)
  const root = document.struct('Document')
  document.addStructure(root)
  for (const [index, photo] of photos.entries()) {
    const picture = Buffer.from(photo)
    const liesOnSide = isWide(document.openImage(picture))
    document.addPage({ size: 'A4', margin: 0, layout: liesOnSide ? 'landscape' : 'portrait' })
    const [width, height] = liesOnSide ? [page.height, page.width] : [page.width, page.height]
    const figure = document.struct('Figure', { alt: `Page ${index + 1} of ${photos.length}, photographed` })
    root.add(figure)
    const content = document.markStructureContent('Figure')
    document.image(picture, margin, margin, {
      fit: [width - 2 * margin, height - 2 * margin],
      align: 'center',
      valign: 'center',
    })
    figure.add(content)
    figure.end()
  }
  root.end()
  return bytesOf(document)
}

/** Whether a photo is wider than high when it is shown. The orientations from 5 on turn it by a quarter. */
function isWide({ width, height, orientation = 1 }: { width: number; height: number; orientation?: number }): boolean {
  return orientation < 5 ? width > height : height > width
}
