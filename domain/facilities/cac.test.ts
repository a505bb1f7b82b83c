import { expect, it } from 'vitest'
import { cacKey, looksLikeCac } from './cac.ts'

it.each(['RC123456', 'rc 123456', 'BN-2345678', 'IT/1234', 'LP: 99', 'LLP1', ' RC 1,234,567 '])(
  'accepts %j as a CAC number',
  (text) => {
    expect(looksLikeCac(text)).toBe(true)
  },
)

it.each(['', '123456', 'RC', 'XRC123', 'RC12A', 'CAC123', 'RC123RC', 'pending'])(
  'does not accept %j as a CAC number',
  (text) => {
    expect(looksLikeCac(text)).toBe(false)
  },
)

it('ignores case, spaces and punctuation when it compares CAC numbers', () => {
  expect(cacKey('rc - 12 345')).toBe(cacKey('RC12345'))
  expect(cacKey('RC12345')).not.toBe(cacKey('BN12345'))
})
