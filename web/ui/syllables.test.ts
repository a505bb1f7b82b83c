import { describe, expect, it } from 'vitest'
import { linesOf } from './syllables.ts'

describe('a name in a narrow tile', () => {
  it('stays on one line if it fits', () => {
    expect(linesOf('Bida', 7)).toEqual(['Bida'])
    expect(linesOf('Chanchaga', 12)).toEqual(['Chanchaga'])
  })

  it('is hyphenated between syllables', () => {
    expect(linesOf('Kontagora', 7)).toEqual(['Konta-', 'gora'])
    expect(linesOf('Chanchaga', 7)).toEqual(['Chan-', 'chaga'])
    expect(linesOf('Wushishi', 7)).toEqual(['Wushi-', 'shi'])
  })

  it('wraps between words', () => {
    expect(linesOf('Aba North', 7)).toEqual(['Aba', 'North'])
    expect(linesOf('Abeokuta South', 7)).toEqual(['Abeoku-', 'ta', 'South'])
  })

  it('is hyphenated anywhere if it has no syllables', () => {
    expect(linesOf('QRSTVWXYZ', 5)).toEqual(['QRST-', 'VWXYZ'])
  })
})
