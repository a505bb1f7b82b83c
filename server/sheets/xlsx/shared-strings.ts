import { refuseFile } from '../../files/refuse-file.ts'
import { sheetLimits } from '../sheet-limits.ts'
import type { Package } from './open-package.ts'
import { parseXml } from './parse-xml.ts'

/** Signs that XML cannot hold are written as `_x000D_`. */
export function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}

/** Refuses a file with more text than any register. */
export function refuseTooManyLetters(): never {
  return refuseFile(
    'file_refused',
    'The file has more than 20 million letters. Choose one with fewer rows, or delete the columns that are not needed',
  )
}

/** The texts that cells refer to by number. Of a longer text only as much is kept as shows that it is too long. */
export async function readSharedStrings(zip: Package, part: string | undefined): Promise<string[]> {
  const texts: string[] = []
  if (part === undefined || !zip.names.has(part)) return texts
  let text = ''
  let letters = 0
  let isText = false
  // How a word is pronounced, in Japanese and Chinese files.
  let isReading = false
  await parseXml(zip.read(part), {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      else if (name === 't') isText = !isReading
    },
    text: (piece) => {
      if (isText && text.length <= sheetLimits.cellLetters * 8) text += piece
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') {
        letters += text.length + 1
        if (letters > sheetLimits.letters) refuseTooManyLetters()
        texts.push(unescapeText(text))
      }
    },
  })
  return texts
}
