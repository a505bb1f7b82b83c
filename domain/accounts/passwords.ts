/** The shortest and the longest password, in characters. */
export const passwordLimits = { min: 8, max: 128 } as const

/** Whose password it is. */
export interface PasswordOwner {
  first_name: string
  last_name: string
  email: string
}

/**
 * Whether a password contains the name or the email of its owner, in any letter case and with or without
 * diacritics. Each word of a name is looked for: from four letters on anywhere, three letters only as a separate word,
 * shorter ones not at all.
 */
export function containsOwnName(password: string, { first_name, last_name, email }: PasswordOwner): boolean {
  const text = plainLetters(password)
  const [beforeAt = ''] = email.split('@')
  const words = [first_name, last_name, beforeAt].flatMap((name) => plainLetters(name).split(/[^\p{L}]+/u))
  const separate = text.split(/[^\p{L}]+/u)
  const contains = (word: string) =>
    word.length > 3 ? text.includes(word) : word.length === 3 && separate.includes(word)
  return text.includes(plainLetters(email)) || words.some(contains)
}

/** The words that anybody guesses first for an account of this portal. */
const wordsOfPortal = `
  ministry health state government nigeria lagos abuja facility facilities hospital clinic maternity pharmacy laboratory
  licence license licensing registration register registry permit portal officer owner admin password welcome login
  of and the my
`

const onlyWordsOfPortal = new RegExp(`^(?:${wordsOfPortal.trim().split(/\s+/).join('|')})+$`)

/** Whether a password has no letters but those of words of the portal, like `Ministry-of-Health-2026`. */
export function isMadeOfWordsOfPortal(password: string): boolean {
  return onlyWordsOfPortal.test(plainLetters(password).replaceAll(/[^\p{L}]/gu, ''))
}

function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
