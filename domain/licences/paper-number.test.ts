import { describe, expect, it } from 'vitest'
import { hasLetters, readTypedNumber } from './paper-number.ts'

describe('the number of a certificate as people type it', () => {
  it.each([
    ['NSMOH/PHF/00012/2026'],
    ['nsmoh/phf/00012/2026'],
    ['NSMOH PHF 12 2026'],
    ['NSMOH-PHF-00012-2026'],
    [' nsmoh – phf – 12 – 2026 '],
    ['nsmoh\\phf\\12\\2026.'],
    ['NSMOH/PHF/OOO12/2O26'],
    ['NSM0H/PHF/00012/2026'],
    ['NSMOHPHF12/2026'],
    ['NSMOH/PHF/０００１２/２０２６'],
  ])('reads %j', (typed) => {
    expect(readTypedNumber(typed)).toEqual({ letters: 'NSMOHPHF', keys: ['12-2026'] })
  })

  it.each([
    ['PHF 12 2026', 'PHF', ['12-2026'], undefined],
    ['phf-12', 'PHF', ['12'], '12'],
    ['PHFO0012', 'PHF', ['12'], '12'],
    ['12/2026', '', ['12-2026'], undefined],
    ['NSMOHPHF000122026', 'NSMOHPHF', ['122026', '12-2026'], '122026'],
    ['APP-2026-000031', 'APP', ['2026-31'], undefined],
    ['app 2026 31/2', 'APP', ['2026-31-2'], undefined],
    ['APP2026000031', 'APP', ['2026000031', '2026-31'], '2026000031'],
    ['H2O/PHF/00007/2026', 'HPHF', ['20-7-2026'], undefined],
    ['no number', 'NONUMBER', [], undefined],
    ['', '', [], undefined],
    ['\0', '', [], undefined],
  ])('reads %j as the letters %j and the digits %j', (typed, letters, keys, serial) => {
    expect(readTypedNumber(typed)).toEqual({ letters, keys, ...(serial === undefined ? {} : { serial }) })
  })

  it('knows letters that may be typed for a number: how it begins may be missing, but nothing else', () => {
    const number = 'NSMOH/PHF/00012/2026'
    expect(['NSMOHPHF', 'PHF'].every((typed) => hasLetters(number, typed))).toBe(true)
    expect(['', 'NSMOH', 'HF', 'CLINIC', 'PHFX'].some((typed) => hasLetters(number, typed))).toBe(false)
  })
})
