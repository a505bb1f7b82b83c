import { commonPasswords } from './common-passwords.ts'

/** The shortest and the longest password, in characters. */
export const passwordLimits = { min: 8, max: 128 } as const

/** Whether a password, in any letter case, is among the first that a guesser tries, or one character over and over. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || new Set(lower).size === 1
}

/** Why a password is refused, as a sentence for the person; undefined when it is good. No kinds of characters are demanded. */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length
  if (length < passwordLimits.min) return `Use at least ${passwordLimits.min} characters.`
  if (length > passwordLimits.max) return `Use at most ${passwordLimits.max} characters.`
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'Do not use your email as your password.'
  if (isCommonPassword(password)) return 'This password is easy to guess. Please choose another one.'
  return undefined
}
