// Invisible characters in text copied from spreadsheets, chats and web pages: zero-width spaces and joiners, soft hyphens
// and redundant direction marks. Joiners inside a word have a meaning and stay.
const invisibleAnywhere = /[\u00ad\u200b\u2060\ufeff]/g
const atTheEnds = /^[\s\u200c-\u200f\u202a-\u202c]+|[\s\u200c-\u200f\u202a-\u202c]+$/g
// Line breaks other than \n and \r that word processors and spreadsheets use.
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/g

/** Cleans one line: removes invisible characters, trims it and collapses white space. */
export function cleanLine(sent: string): string {
  return sent
    .replaceAll('\u0085', ' ')
    .replaceAll(invisibleAnywhere, '')
    .replaceAll(atTheEnds, '')
    .replaceAll(/\s+/g, ' ')
}

/** Cleans several lines as {@link cleanLine} does, but keeps line breaks and white space inside. */
export function cleanLines(sent: string): string {
  return sent.replaceAll(otherLineBreaks, '\n').replaceAll(invisibleAnywhere, '').replaceAll(atTheEnds, '')
}
