// What spreadsheets, chats and web pages leave in copied text and nobody sees: zero-width spaces and joiners, soft hyphens,
// and the marks for the direction of writing that only restate it. Joiners inside a word have a meaning and stay.
const invisibleAnywhere = /[\u00ad\u200b\u2060\ufeff]/g
const atTheEnds = /^[\s\u200c-\u200f\u202a-\u202c]+|[\s\u200c-\u200f\u202a-\u202c]+$/g
// Word processors and spreadsheets end lines with these instead.
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/g

/** A line as it was meant: nothing invisible, no space at its ends, and one space wherever there is any white space. */
export function cleanLine(sent: string): string {
  return sent
    .replaceAll('\u0085', ' ')
    .replaceAll(invisibleAnywhere, '')
    .replaceAll(atTheEnds, '')
    .replaceAll(/\s+/g, ' ')
}

/** Several lines as they were meant: as {@link cleanLine}, with line breaks and the white space within kept. */
export function cleanLines(sent: string): string {
  return sent.replaceAll(otherLineBreaks, '\n').replaceAll(invisibleAnywhere, '').replaceAll(atTheEnds, '')
}
