import { createHmac, timingSafeEqual } from 'node:crypto'

// No 0, 1, I, L, O or U, which are misread on paper.
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 6
/** So many codes are made for each question at least: how long it takes does not tell whether a number exists. */
const papersCompared = 32
const nobodysPaper = { number: '', issue: 0 }

/** A certificate or statement that is checked by its code. */
interface CheckedPaper {
  number: string
  /** 1, and the next whenever it was issued again: an older paper has another code. */
  issue: number
}

/** The check codes of papers: six characters, so that only whoever has seen a paper can ask about it. */
export interface CheckCodes {
  /** The code that is printed on a paper. */
  of: (paper: CheckedPaper) => string
  /** The first of some papers whose code a person typed: in any case, with or without spaces and dashes. */
  findPaper: <P extends CheckedPaper>(papers: readonly P[], typed: string) => P | undefined
}

/** Makes check codes. The secret must stay the same for the life of the portal: the codes are on paper. */
export function checkCodes(secret: Buffer): CheckCodes {
  const codeOf = ({ number, issue }: CheckedPaper) => {
    const digest = createHmac('sha256', secret).update(`check code\n${number}\n${issue}`).digest()
    return Array.from({ length: codeLength }, (_, index) =>
      characters.charAt(digest.readUInt32BE(index * 4) % characters.length),
    ).join('')
  }
  return {
    of: codeOf,
    findPaper: (papers, typed) => {
      const given = Buffer.from(typed.toUpperCase().replaceAll(/[\s\-\u2010-\u2015]/g, ''))
      const isRight = Array.from({ length: Math.max(papers.length, papersCompared) }, (_, index) => {
        const expected = Buffer.from(codeOf(papers[index] ?? nobodysPaper))
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      return papers.find((_, index) => isRight[index])
    },
  }
}
