import { describe, expect, it } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'
import { hashNewPassword, passwordProblem } from './new-password.ts'
import { isPasswordOf } from './passwords.ts'

const amina = { first_name: 'Amina', last_name: 'Bello', email: 'amina@clinic.example' }

it('knows more than 18,000 common passwords, none of them refused for its length anyway', async () => {
  const common = [...(await commonPasswords())]
  expect(common.length).toBeGreaterThan(18_000)
  expect(common.filter((password) => password !== password.toLowerCase() || password.length < 8)).toEqual([])
})

it.each([
  'password',
  'PassWord1',
  '12345678',
  'nigeria123',
  'Nigeria@123',
  'iloveyou',
  'aaaaaaaaaa',
  'corvette',
  'Chinedu123',
  '12121212',
  'abcabcabc',
  '87654321',
  'STUVWXYZ',
])('recognises %s as common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each(['green kettle sings', 'oxbow-94-lantern', 'nigeria123 and more', 'seven-green-bicycles'])(
  'does not treat %s as common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

describe('a new password', () => {
  it.each(['tin roof rain', 'ọ̀pẹ̀lọpẹ́ àná', '    8 ch', `${'long pass '.repeat(12)}and more`])(
    'may be %j',
    async (password) => {
      expect(await passwordProblem(password, amina)).toBeUndefined()
      expect(await isPasswordOf(await hashNewPassword(password, amina), password)).toBe(true)
    },
  )

  it.each([
    ['short', 'Use at least 8 characters'],
    ['🌧🌧🌧🌧🌧🌧🌧', 'Use at least 8 characters'],
    [`${'x1'.repeat(64)}x`, 'Use at most 128 characters'],
    ['Amina@Clinic.example', 'Do not use your name or your email in your password'],
    ['number-amina-1', 'Do not use your name or your email in your password'],
    ['Password123', 'This password is easy to guess. Choose another one'],
  ])('may not be %j', async (password, sentence) => {
    expect(await passwordProblem(password, amina)).toBe(sentence)
    const errors = { password: [sentence] }
    await expect(hashNewPassword(password, amina)).rejects.toMatchObject({ code: 'invalid_input', extra: { errors } })
  })

  it('may have the role in it that the settings name, where nobody has a name yet', async () => {
    expect(await passwordProblem('officer-of-the-journeys')).toBeUndefined()
  })
})
