/** How many bytes of each name a QR code holds. */
export const maxNameBytes = { facility_name: 60, facility_type: 40, lga: 30 } as const

/** A name in a QR code. */
export type NameInCode = keyof typeof maxNameBytes

/** Whether a QR code holds all of this name. */
export function isNameInCode(text: string, field: NameInCode): boolean {
  return text !== '' && utf8Length(text) <= maxNameBytes[field]
}

let segmenter: Intl.Segmenter | undefined

/** The beginning of a name that a QR code holds. No letter is cut in two, unless the first one alone has too many marks. */
export function nameInCode(text: string, field: NameInCode): string {
  const name = text.normalize('NFC').trim()
  // Made at the first use, because browsers without it read codes too. Making it takes longer than using it.
  segmenter ??= new Intl.Segmenter('en')
  const letters = [...segmenter.segment(name)].map(({ segment }) => segment)
  return beginning(letters, maxNameBytes[field]) || beginning([...name], maxNameBytes[field])
}

function beginning(pieces: string[], most: number): string {
  let cut = ''
  let bytes = 0
  for (const piece of pieces) {
    bytes += utf8Length(piece)
    if (bytes > most) break
    cut += piece
  }
  return cut.trim()
}

function utf8Length(text: string): number {
  return [...text].reduce((sum, letter) => sum + bytesOf(letter.codePointAt(0) ?? 0), 0)
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x1_0000 ? 3 : 4
}
