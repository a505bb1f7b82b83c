import { randomInt } from 'node:crypto'

// Without letters and digits that look alike on paper: no l, o, 0, 1.
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** A password that nobody can guess (100 random bits) and that a person can copy from paper. */
export function generatePassword(): string {
  const sign = () => signs.charAt(randomInt(signs.length))
  const group = () => Array.from({ length: groupLength }, sign).join('')
  return Array.from({ length: groups }, group).join('-')
}
