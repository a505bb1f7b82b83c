import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** A4 in points, and the margins within which everything is printed. */
export const page = { width: 595.28, height: 841.89, top: 48, bottom: 72, left: 68, right: 68 } as const

/** The width between the margins. */
export const contentWidth = page.width - page.left - page.right

/** The two weights of the portal's typeface. */
export type Weight = 'regular' | 'bold'

/** Everything that text can be set in: the portal's typeface, and the one of certificates. */
export type Face = Weight | 'serif' | 'serif bold' | 'serif italic'

const faces: Record<Face, Buffer> = {
  regular: readFace('inter-400.ttf'),
  bold: readFace('inter-600.ttf'),
  serif: readFace('gentium-plus-regular.ttf'),
  'serif bold': readFace('gentium-plus-bold.ttf'),
  'serif italic': readFace('gentium-plus-italic.ttf'),
}

function readFace(file: string): Buffer {
  return readFileSync(new URL(`./typeface/${file}`, import.meta.url))
}

/** A picture that is read, and drawn as often as it is needed. The file has it once. */
interface OpenedPicture {
  width: number
  height: number
  orientation?: number
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFImage {
      /** Reads a picture without drawing it. The types of the package leave it out. */
      openImage: (source: Buffer) => OpenedPicture
      image(source: OpenedPicture, x: number, y: number, options: ImageOption): this
    }
  }
}

/** What a PDF says about itself. */
interface About {
  title: string
  author: string
  /** The day of the document, 'YYYY-MM-DD'. The time of printing must not be in the file. */
  date: string
}

/**
 * A new PDF without pages. The same drawing gives the same bytes at every run: the dates in the file are those of the document,
 * its id follows from them, and each typeface is embedded with the letters that are used.
 */
export function newDocument({ title, author, date }: About): PDFKit.PDFDocument {
  const CreationDate = new Date(`${date}T00:00:00Z`)
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate, ModDate: CreationDate },
  })
  for (const [name, face] of Object.entries(faces)) document.registerFont(name, face)
  return document
}

/** Ends a PDF and returns its bytes. */
export async function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  document.end()
  for await (const chunk of document) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
