import { randomInt } from 'node:crypto'

// No l, o, 0 or 1, which look alike on paper.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** A random password of 100 bits that is easy to copy from paper. */
export function generatePassword(): string {
  const character = () => alphabet.charAt(randomInt(alphabet.length))
  const group = () => Array.from({ length: groupLength }, character).join('')
  return Array.from({ length: groups }, group).join('-')
}
