import { spawnSync } from 'node:child_process'

/** A page as grey dots, from 0 (black) to 255 (white), row by row. */
export interface Picture {
  width: number
  height: number
  dots: Uint8Array
}

/** What poppler says about a PDF. */
export interface Described {
  pages: number
  /** Millimetres. */
  width: number
  height: number
  text: string
}

const millimetre = 72 / 25.4

/** Runs a program of poppler (Debian: apt-get install poppler-utils). */
function run(program: string, args: string[]): Buffer {
  const { stdout, stderr, status, error } = spawnSync(program, args, { maxBuffer: 100_000_000 })
  if (error) throw new Error(`${program} is missing. On Debian: apt-get install poppler-utils.`, { cause: error })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  return stdout
}

/** The pages, the size and the text of a PDF. */
export function describePdf(path: string): Described {
  const layout = run('pdftotext', ['-bbox', path, '-']).toString()
  const pages = [...layout.matchAll(/<page width="([\d.]+)" height="([\d.]+)">/g)]
  return {
    pages: pages.length,
    width: Number(pages[0]?.[1]) / millimetre,
    height: Number(pages[0]?.[2]) / millimetre,
    text: run('pdftotext', [path, '-']).toString(),
  }
}

/** Writes the first page as a PNG picture to look at. */
export function writePicture(pdf: string, path: string): void {
  run('pdftoppm', ['-png', '-r', '110', '-singlefile', pdf, path.replace(/\.png$/, '')])
}

/** The first page in grey, with two dots in a millimetre. */
export function readPicture(pdf: string): Picture {
  const file = run('pdftoppm', ['-gray', '-r', '50.8', '-singlefile', pdf])
  const [header, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1')) ?? []
  if (header === undefined) throw new Error('pdftoppm wrote no grey picture')
  return { width: Number(width), height: Number(height), dots: file.subarray(header.length) }
}
