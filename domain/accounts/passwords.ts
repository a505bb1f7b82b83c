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

function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}
