/** A signed head of the audit record as it is printed: enough to find it again, and to notice another one in its place. */
export interface PrintedHead {
  /** The last entry that it covers. */
  entry: number
  /** The first 16 hexadecimal digits of its hash. */
  hash: string
}

const digits = 16

/** The beginning of a hash in groups that people can copy: '3f2a 91bc 77de 0c41'. */
export function printedHash(hash: string): string {
  return hash
    .slice(0, digits)
    .replaceAll(/.{4}(?=.)/g, '$& ')
    .toLowerCase()
}

/** Reads a head as somebody types it from a paper: the number of the entry first and the hash last, whatever is between and around. */
export function readPrintedHead(text: string): PrintedHead | undefined {
  const [, entry, hash] = /(?<!\w)(\d+)\b.*?(?<!\w)((?:[\da-f]{4}[\s-]*){4})[^\da-z]*$/is.exec(text) ?? []
  if (entry === undefined || hash === undefined || !Number.isSafeInteger(Number(entry))) return undefined
  return { entry: Number(entry), hash: hash.replaceAll(/[\s-]/g, '').toLowerCase() }
}
