import { describe, expect, it } from 'vitest'
import { defaultLimits, limitNames, refuseBeyondLimit, refuseBeyondStorage } from './quotas.ts'

it('lists every limit once, for the settings', () => {
  expect([...limitNames].sort()).toEqual(Object.keys(defaultLimits).sort())
})

describe('a limit', () => {
  it('accepts the last one that it allows', () => {
    expect(() => refuseBeyondLimit('max_documents', 299, 300)).not.toThrow()
  })

  it.each([
    [
      'max_documents',
      300,
      'This facility has 300 documents, the most that can be stored. Ask the ministry if you need more.',
    ],
    [
      'max_staffs',
      1_000,
      'This facility has 1,000 members of staff, the most that can be stored. Remove one that is not needed.',
    ],
    [
      'max_facilities',
      200,
      'Your account has 200 facilities, the most that one account can have. Ask the ministry if you need more.',
    ],
  ] as const)('%s refuses one more, and says why', (name, limit, sentence) => {
    expect(() => refuseBeyondLimit(name, limit, limit)).toThrow(sentence)
  })

  it('applies when it was lowered below what is stored', () => {
    expect(() => refuseBeyondLimit('max_referees', 12, 10)).toThrow('This facility has 10 referees')
  })
})

it('accepts a file that just fits, and not one byte more', () => {
  expect(() => refuseBeyondStorage(2_147_483_648, 2_048)).not.toThrow()
  expect(() => refuseBeyondStorage(2_147_483_649, 2_048)).toThrow(
    'The files of your facilities take 2,048 MB together, the most that can be stored. Ask the ministry if you need more.',
  )
})
