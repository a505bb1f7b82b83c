import { describe, expect, it } from 'vitest'
import { linesOf } from './syllables.ts'

describe('a name where there is little room', () => {
  it('stays in one line when it fits', () => {
    expect(linesOf('Bida', 7)).toEqual(['Bida'])
    expect(linesOf('Chanchaga', 12)).toEqual(['Chanchaga'])
  })

  it('is cut between syllables', () => {
    expect(linesOf('Kontagora', 7)).toEqual(['Konta-', 'gora'])
    expect(linesOf('Chanchaga', 7)).toEqual(['Chan-', 'chaga'])
    expect(linesOf('Wushishi', 7)).toEqual(['Wushi-', 'shi'])
  })

  it('goes to the next line between words', () => {
    expect(linesOf('Aba North', 7)).toEqual(['Aba', 'North'])
    expect(linesOf('Abeokuta South', 7)).toEqual(['Abeoku-', 'ta', 'South'])
  })

  it('is cut anywhere when it has no syllables', () => {
    expect(linesOf('QRSTVWXYZ', 5)).toEqual(['QRST-', 'VWXYZ'])
  })
})
