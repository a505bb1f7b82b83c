const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** The characters that XML 1.0 has no way to write. */
const controls = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff`
const unwritable = new RegExp(`[${controls}]`, 'g')
/** What a workbook would read as a character that is written by its number. */
const writtenByNumber = /_(?=x[0-9a-f]{4}_)/gi

/** Text of a workbook between tags or in quotes. Characters that XML has no way to write are left out. */
export function escaped(text: string): string {
  return text
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign)
    .replace(writtenByNumber, '_x005F_')
}
