import { expect, it } from 'vitest'
import { checkCodes } from './check-code.ts'

const codes = checkCodes(Buffer.from('a secret for tests'))
const paper = { number: 'NSMOH/PHF/00042/2026', issue: 1 }
const code = codes.of(paper)

it('has six characters that are not misread', () => {
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
})

it.each([
  ['as printed', code, true],
  ['in small letters', code.toLowerCase(), true],
  ['in two groups', `${code.slice(0, 3)} - ${code.slice(3)}`, true],
  ['with a letter missing', code.slice(1), false],
  ['with a letter more', `${code}A`, false],
  ['with another letter', `${code.slice(0, 5)}${code.endsWith('A') ? 'B' : 'A'}`, false],
  ['empty', '', false],
])('is recognised %s', (_, typed, isRight) => {
  expect(codes.findPaper([{ ...paper, issue: 2 }, paper], typed)).toBe(isRight ? paper : undefined)
})

it('is another one for another issue, another number and another portal', () => {
  const others = [
    codes.of({ ...paper, issue: 2 }),
    codes.of({ ...paper, number: 'NSMOH/PHF/00043/2026' }),
    checkCodes(Buffer.from('another secret')).of(paper),
  ]
  expect(others).not.toContain(code)
  expect(new Set(others).size).toBe(3)
})
