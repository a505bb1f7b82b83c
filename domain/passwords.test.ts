import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isCommonPassword, passwordLimits, passwordProblem } from './passwords.ts'

const email = 'amina@clinic.example'

it('knows at least 200 common passwords, none of which the length already refuses', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200)
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase())
    expect(password.length).toBeGreaterThanOrEqual(passwordLimits.min)
  }
})

it.each(['password', 'PassWord1', '12345678', 'nigeria123', 'Nigeria@123', 'iloveyou', 'aaaaaaaaaa', '00000000'])(
  'finds %s common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

it.each(['green kettle sings', 'oxbow-94-lantern', 'nigeria123 and more'])('does not find %s common', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

describe('a new password', () => {
  it.each(['tin roof rain', 'ọ̀pẹ̀lọpẹ́ àná', '    8 ch', 'x1'.repeat(64)])('may be %j', (password) => {
    expect(passwordProblem(password, email)).toBeUndefined()
  })

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['🌧🌧🌧🌧🌧🌧🌧', 'Use at least 8 characters.'],
    [`${'x1'.repeat(64)}x`, 'Use at most 128 characters.'],
    ['Amina@Clinic.example', 'Do not use your email as your password.'],
    ['Password123', 'This password is easy to guess. Please choose another one.'],
  ])('may not be %j', (password, sentence) => {
    expect(passwordProblem(password, email)).toBe(sentence)
  })
})
