import { expect, it } from 'vitest'
import { beginningOfStored, keyOfStored, placeOfAppKey, storedSecrets } from './stored-secrets.ts'

const first = 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k='
const second = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
const key = 'JBSWY3DPEHPK3PXP'

it('stores a secret as it is without a key', () => {
  const secrets = storedSecrets()
  expect(secrets.encrypt(key, placeOfAppKey(7))).toBe(key)
  expect(secrets.decrypt(key, placeOfAppKey(7))).toBe(key)
  expect(secrets.current).toBeUndefined()
})

it('encrypts with the first key, each time in another way, and decrypts with all of them', () => {
  const before = storedSecrets([first]).encrypt(key, placeOfAppKey(7))
  const secrets = storedSecrets([second, first])
  const after = secrets.encrypt(key, placeOfAppKey(7))
  expect(before).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{43}$/)
  expect(before).not.toContain(key)
  expect(secrets.encrypt(key, placeOfAppKey(7))).not.toBe(after)
  expect([keyOfStored(before), keyOfStored(after)]).toEqual([secrets.held[1], secrets.held[0]])
  expect(secrets.decrypt(before, placeOfAppKey(7))).toBe(key)
  expect(secrets.decrypt(after, placeOfAppKey(7))).toBe(key)
  expect(after.startsWith(beginningOfStored(secrets.current))).toBe(true)
})

it('reads a secret that is still stored as it was', () => {
  expect(storedSecrets([first]).decrypt(key, placeOfAppKey(7))).toBe(key)
})

it('refuses a secret of another row or table, a changed one, and one of a key that it lacks', () => {
  const secrets = storedSecrets([first])
  const stored = secrets.encrypt(key, placeOfAppKey(7))
  expect(() => secrets.decrypt(stored, placeOfAppKey(8))).toThrow()
  expect(() => secrets.decrypt(stored, { table: 'setting', row: 7 })).toThrow()
  for (const part of [2, 3]) {
    const parts = stored.split('.')
    parts[part] = `${parts[part]?.startsWith('A') ? 'B' : 'A'}${parts[part]?.slice(1)}`
    expect(() => secrets.decrypt(parts.join('.'), placeOfAppKey(7))).toThrow()
  }
  // A tag that was cut short would be easier to guess.
  expect(() => secrets.decrypt(stored.slice(0, -8), placeOfAppKey(7))).toThrow()
  expect(() => storedSecrets([second]).decrypt(stored, placeOfAppKey(7))).toThrow(
    /^A secret of second_factor is encrypted with the key [0-9a-f]{8}, which SECRETS_KEY lacks\.$/,
  )
})
