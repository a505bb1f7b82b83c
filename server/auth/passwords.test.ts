import { describe, expect, it } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'
import { generatePassword } from './readable-code.ts'

describe('a password', () => {
  it('matches its hash, which differs each time', async () => {
    const [one, other] = [await hashPassword('seven-green-bicycles'), await hashPassword('seven-green-bicycles')]
    expect(one).not.toBe(other)
    expect(await isPasswordOf(one, 'seven-green-bicycles')).toBe(true)
    expect(await isPasswordOf(other, 'Seven-green-bicycles')).toBe(false)
  })

  it('matches however a keyboard sends its letters with diacritics', async () => {
    const [inOne, inTwo] = ['s\u00e9ven-green-bicycles', 'se\u0301ven-green-bicycles']
    expect(await isPasswordOf(await hashPassword(inOne), inTwo)).toBe(true)
    expect(await isPasswordOf(await hashPassword(inTwo), inOne)).toBe(true)
  })

  it('is wrong for an email without an account, even the dummy password that is hashed to equalise timing', async () => {
    expect(await isPasswordOf(undefined, 'seven-green-bicycles')).toBe(false)
    expect(await isPasswordOf(undefined, 'a password that nobody has')).toBe(false)
  })

  it('that the portal generates is long, easy to copy and different each time', () => {
    const made = Array.from({ length: 100 }, generatePassword)
    expect(new Set(made).size).toBe(100)
    for (const password of made) expect(password).toMatch(/^[2-9a-hjkmnp-tv-z]{5}(-[2-9a-hjkmnp-tv-z]{5}){3}$/)
  })
})
