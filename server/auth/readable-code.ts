import { randomInt } from 'node:crypto'

// No 0, 1, i, l, o or u, which are misread on paper.
const characters = '23456789abcdefghjkmnpqrstvwxyz'

/** Random groups of characters that are easy to copy from paper, with 4.9 bits in each character. */
export function generateCode(groups: number, groupLength: number): string {
  const character = () => characters.charAt(randomInt(characters.length))
  const group = () => Array.from({ length: groupLength }, character).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A random password of 98 bits. */
export function generatePassword(): string {
  return generateCode(4, 5)
}
