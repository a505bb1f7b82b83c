import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as fields from './fields.ts'

const read = (schema: z.ZodType, sent: unknown) => schema.parse(sent)
const messagesOf = (schema: z.ZodType, sent: unknown) =>
  schema.safeParse(sent).error?.issues.map(({ message }) => message)

describe('an id', () => {
  it.each([1, '1', ' 42 ', 2_147_483_647, '2147483647'])('is read from %j', (sent) => {
    expect(read(fields.recordId, sent)).toBe(Number(sent))
  })

  it.each([
    '',
    ' ',
    null,
    undefined,
    true,
    false,
    0,
    -1,
    1.5,
    '1.5',
    '1e3',
    '0x10',
    '-1',
    '+1',
    Number.NaN,
    [],
    [1],
    {},
    2_147_483_648,
    '99999999999999999999',
  ])('is never read from %j', (sent) => {
    expect(messagesOf(fields.recordId, sent)).toEqual(['Choose one from the list'])
    expect(messagesOf(fields.recordIdText, sent)).toEqual(['This must be a whole number from 1'])
  })
})

describe('a line of text', () => {
  const name = fields.line('the name', 10)

  it.each([
    ['  Amina  ', 'Amina'],
    ['e\u0301', '\u00e9'],
    ["Ma'aji (2)", "Ma'aji (2)"],
    ['Ọlá-Ẹ̀bùn', 'Ọlá-Ẹ̀bùn'.normalize('NFC')],
    ['1234567890', '1234567890'],
    ['Amina\t', 'Amina'],
    ['\r\nAmina\r\n', 'Amina'],
    ['Amina\tBi', 'Amina Bi'],
    ['Amina \u00a0 Bi', 'Amina Bi'],
    ['Amina\nBi', 'Amina Bi'],
    ['A\u2028B', 'A B'],
    ['\u202aAmina\u202c', 'Amina'],
    ['A\u200bmina\ufeff', 'Amina'],
    ['👩🏾‍⚕️ A', '👩🏾‍⚕️ A'],
  ])('reads %j as %j', (sent, kept) => {
    expect(read(name, sent)).toBe(kept)
  })

  it.each(['', '   ', '\u200b\u200d', undefined, null, 5, {}])('refuses %j and asks for a name', (sent) => {
    expect(messagesOf(name, sent)).toEqual(['Enter the name'])
  })

  it('has a maximum length', () => {
    expect(messagesOf(name, '12345678901')).toEqual(['Use at most 10 characters'])
  })

  it.each(['a\u0000b', 'a\u0007b', 'a\u009fb', '\u202eevil', 'a\u202bb', 'a\u2066b', 'a\ud800b', 'a\udc00b'])(
    'refuses control characters and unpaired surrogates: %j',
    (sent) => {
      expect(messagesOf(name, sent)).toEqual(['Use letters, digits and punctuation only'])
    },
  )
})

describe('several lines of text', () => {
  const remark = fields.prose('the remark', 20)

  it('keep their line breaks', () => {
    expect(read(remark, ' one\r\ntwo\n\tthree ')).toBe('one\r\ntwo\n\tthree')
    expect(read(remark, '\tone\vtwo\u2028three\n')).toBe('one\ntwo\nthree')
    expect(read(remark, 'two  spaces')).toBe('two  spaces')
  })

  it.each(['a\u0000b', 'a\u001bb', '\u202eevil', 'a\udfffb'])(
    'refuse control characters and unpaired surrogates: %j',
    (sent) => {
      expect(messagesOf(remark, sent)).toEqual(['Use letters, digits and punctuation only'])
    },
  )

  it('have a maximum length', () => {
    expect(messagesOf(remark, 'x'.repeat(21))).toEqual(['Use at most 20 characters'])
  })
})

describe('an optional field', () => {
  const form = z.object({ ward_id: fields.optional(fields.recordId) })

  it.each([{}, { ward_id: null }, { ward_id: undefined }])('is null when it is missing: %j', (sent) => {
    expect(read(form, sent)).toEqual({ ward_id: null })
  })

  it('is checked when it is sent', () => {
    expect(messagesOf(form, { ward_id: 'x' })).toEqual(['Choose one from the list'])
  })
})

describe('a date', () => {
  it.each(['1985-04-27', '2024-02-29', '1900-01-01', '2999-12-31'])('may be %s', (sent) => {
    expect(read(fields.statedDate, sent)).toBe(sent)
  })

  it.each(['27/04/1985', '1985-13-01', '1985-4-7', '1985-04-27T00:00:00Z', '', 19850427, null])(
    'is refused if it is not a calendar day: %j',
    (sent) => {
      expect(messagesOf(fields.date, sent)).toEqual(['Enter a date with its day, month and year'])
    },
  )

  it.each([
    ['2026-02-31', 'February 2026 has only 28 days'],
    ['2023-02-29', 'February 2023 has only 28 days'],
  ])('names the length of the month of %s', (sent, sentence) => {
    expect(messagesOf(fields.statedDate, sent)).toEqual([sentence])
  })

  it.each(['1899-12-31', '0001-01-01', '9999-12-31'])(
    'is refused outside the years that people can state: %s',
    (sent) => {
      expect(messagesOf(fields.statedDate, sent)).toEqual(['Enter a date from 1900 on'])
    },
  )
})

describe('a tick box', () => {
  it.each([true, 'true', 1, '1', 'on', 'Yes'])('is ticked by %j', (sent) => {
    expect(read(fields.optionalTick(false), sent)).toBe(true)
  })

  it.each([false, 'false', 0, '0', 'no', ' OFF '])('is not ticked by %j', (sent) => {
    expect(read(fields.optionalTick(true), sent)).toBe(false)
  })

  it('has a default when nothing is sent', () => {
    expect([undefined, null].map((sent) => read(fields.optionalTick(true), sent))).toEqual([true, true])
  })

  it.each<unknown>(['maybe', 2, [], {}, 'constructor', ['yes'], { toString: 1 }])('refuses %j', (sent) => {
    expect(messagesOf(fields.optionalTick(true), sent)).toEqual(['Choose yes or no'])
  })
})

describe('degrees', () => {
  const latitude = fields.degrees({ min: 4.2, max: 13.95 }, 'Enter a latitude')

  it.each([
    [9.6139, 9.6139],
    [' 9.61390001 ', 9.6139],
    ['4.2', 4.2],
    [13.95, 13.95],
    [9.12345678, 9.123457],
  ])('read %j as %d, to about ten centimetres', (sent, read) => {
    expect(latitude.parse(sent)).toBe(read)
  })

  it.each([4.19, '13.96', '9,6', 'north', '-9.6', '', null, [9]])('refuse %j', (sent) => {
    expect(messagesOf(latitude, sent)).toEqual(['Enter a latitude'])
  })

  it('may be west of Greenwich', () => {
    expect(fields.degrees({ min: -10, max: 10 }, 'Enter a longitude').parse('-9.5')).toBe(-9.5)
  })
})

it.each(['a\ud800b', '\udc00'])('searches for no half characters: %j', (sent) => {
  expect(messagesOf(fields.words, sent)).toEqual(['Use letters, digits and punctuation only'])
})
