import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { containsOwnName, isCommonPassword, passwordLimits, passwordProblem } from './passwords.ts'

const email = 'amina@clinic.example'

it('knows at least 200 common passwords, none of them refused for its length anyway', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200)
  for (const password of commonPasswords) {
    expect(password).toBe(password.toLowerCase())
    expect(password.length).toBeGreaterThanOrEqual(passwordLimits.min)
  }
})

it.each(['password', 'PassWord1', '12345678', 'nigeria123', 'Nigeria@123', 'iloveyou', 'aaaaaaaaaa', '00000000'])(
  'recognises %s as common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

it.each(['green kettle sings', 'oxbow-94-lantern', 'nigeria123 and more'])(
  'does not treat %s as common',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

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

  it('may not be the email of the account in another letter case', () => {
    expect(passwordProblem('amina@clinic.example', 'Amina@Clinic.Example')).toBe(
      'Do not use your email as your password.',
    )
  })
})

describe('a password with the name of its owner', () => {
  const amina = { first_name: 'Amina', last_name: 'Bello-Garba', email: 'drbello.clinic@example.org' }
  const ali = { first_name: 'Ali', last_name: 'Ọlá', email: 'ng@example.org' }

  it.each([
    ['amina-2026', amina],
    ['MyAMINA!!', amina],
    ['1garba1garba', amina],
    ['xx bello xx', amina],
    ['Ámìná rides', amina],
    ['the clinic door', amina],
    ['1musa1musa1', { ...ali, first_name: 'Musa' }],
    ['ng@Example.org 1', ali],
    ['ali12345', ali],
    ['rain-and-ALI', ali],
    ['ola@minna', ali],
    ['ọ̀lá 2026', ali],
  ])('is recognised: %j', (password, owner) => {
    expect(containsOwnName(password, owner)).toBe(true)
  })

  it.each([
    ['seven-green-bicycles', amina],
    ['min ami na bel lo', amina],
    ['quality valise', ali],
    ['chocolate 2026', ali],
    ['engine running', ali],
    ['ng 2026 rains', ali],
    ['example.org 2026', ali],
    ['anything at all', { first_name: '李', last_name: '-', email: 'a@b.co' }],
  ])('is not %j', (password, owner) => {
    expect(containsOwnName(password, owner)).toBe(false)
  })
})
