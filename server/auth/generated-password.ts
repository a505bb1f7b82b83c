import { randomInt } from 'node:crypto'

// No l, o, 0 or 1, which look alike on paper.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Random groups of characters that are easy to copy from paper, with 5 bits in each character. */
export function generateCode(groups: number, groupLength: number): string {
  const character = () => alphabet.charAt(randomInt(alphabet.length))
  const group = () => Array.from({ length: groupLength }, character).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A random password of 100 bits. */
export function generatePassword(): string {
  return generateCode(4, 5)
}
