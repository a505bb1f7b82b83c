import { describe, expect, it } from 'vitest'
import { recordOf } from '../record-of.ts'
import { limitNamed, limitNames, refuseBeyondLimit, refuseBeyondStaffDocuments, refuseBeyondStorage } from './quotas.ts'

it('lists every limit once, in the order of the settings', () => {
  expect(limitNames).toEqual([
    'max_facilities',
    'max_staffs',
    'max_referees',
    'max_documents',
    'max_staff_documents',
    'max_payments',
    'max_helpers',
    'max_comments',
    'max_stored_megabytes',
  ])
})

it('has generous defaults', () => {
  expect(recordOf(limitNames, (name) => limitNamed(name).default)).toEqual({
    max_facilities: 200,
    max_staffs: 1_000,
    max_referees: 100,
    max_documents: 300,
    max_staff_documents: 20,
    max_payments: 300,
    max_helpers: 10,
    max_comments: 2_000,
    max_stored_megabytes: 2_048,
  })
})

it.each([
  ['max_facilities', 'Facilities of one account'],
  ['max_staffs', 'Members of staff of a facility'],
  ['max_referees', 'Referees of a facility'],
  ['max_documents', 'Documents of a facility'],
  ['max_staff_documents', 'Documents of a member of staff'],
  ['max_payments', 'Payments of a facility'],
  ['max_helpers', 'Helpers of a facility'],
  ['max_comments', 'Comments on a registration'],
  ['max_stored_megabytes', 'Files of one account'],
] as const)('%s is called “%s” on the screen', (name, label) => {
  expect(limitNamed(name).label).toBe(label)
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
      'max_staff_documents',
      20,
      'This member of staff has 20 documents, the most that can be stored. Remove one that is not needed.',
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
    [
      'max_payments',
      300,
      'This facility has 300 payments, the most that can be stored. Ask the ministry if you need more.',
    ],
    ['max_helpers', 10, 'This facility has 10 helpers, the most that it can have. Remove one first.'],
    ['max_comments', 2_000, 'This registration has 2,000 comments, the most that can be stored.'],
  ] as const)('%s refuses one more, and says why', (name, limit, sentence) => {
    expect(() => refuseBeyondLimit(name, limit, limit)).toThrow(
      expect.objectContaining({ code: 'limit_reached', detail: sentence }),
    )
  })

  it('applies when it was lowered below what is stored', () => {
    expect(() => refuseBeyondLimit('max_referees', 12, 10)).toThrow('This facility has 10 referees')
  })
})

it('accepts a file that just fits, and not one byte more', () => {
  expect(() => refuseBeyondStorage(2_147_483_648, 2_048)).not.toThrow()
  expect(() => refuseBeyondStorage(2_147_483_649, 2_048)).toThrow(
    expect.objectContaining({
      code: 'limit_reached',
      detail:
        'The files of your facilities take 2,048 MB together, the most that can be stored. Ask the ministry if you need more.',
    }),
  )
})

it('accepts as many documents of staff as all who may be listed could have, and not one more', () => {
  const limits = { max_staffs: 1_000, max_staff_documents: 20 }
  expect(() => refuseBeyondStaffDocuments(19_999, limits)).not.toThrow()
  expect(() => refuseBeyondStaffDocuments(20_000, limits)).toThrow(
    expect.objectContaining({
      code: 'limit_reached',
      detail:
        'This facility has 20,000 documents of staff, the most that can be stored. Remove those of people who have left.',
    }),
  )
})
