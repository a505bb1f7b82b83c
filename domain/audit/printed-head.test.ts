import { describe, expect, it } from 'vitest'
import { printedHash, readPrintedHead } from './printed-head.ts'

describe('a head of the audit record on paper', () => {
  it('has the first 16 digits of its hash in groups', () => {
    expect(printedHash('3F2A91BC77DE0C4155aa0015ad0bc3d2')).toBe('3f2a 91bc 77de 0c41')
  })

  it.each([
    '12345 3f2a 91bc 77de 0c41',
    '12345 3F2A91BC77DE0C41',
    '12345-3f2a-91bc-77de-0c41',
    'entry 12345, 3f2a 91bc 77de 0c41.',
    'up to entry 12345, with the digits 3f2a 91bc 77de 0c41',
    'Sealed up to entry 12345 on 4 November 2026 at 14:05: 3f2a 91bc 77de 0c41',
    '--head "12345\n3f2a  91bc 77de 0c41"',
  ])('is read as somebody types it: %s', (text) => {
    expect(readPrintedHead(text)).toEqual({ entry: 12345, hash: '3f2a91bc77de0c41' })
  })

  it('is read when all its digits are decimal', () => {
    expect(readPrintedHead('7 1234 5678 9012 3456')).toEqual({ entry: 7, hash: '1234567890123456' })
  })

  it('is none if no entry can have its number', () => {
    expect(readPrintedHead('99999999999999999999 3f2a 91bc 77de 0c41')).toBeUndefined()
  })

  it.each(['', '12345', '3f2a 91bc 77de 0c41', '12345 3f2a 91bc 77de', '12345 3f2a 91bc 77de 0c4x', '1e9 3f2a 91bc'])(
    'is none if something is missing: %s',
    (text) => {
      expect(readPrintedHead(text)).toBeUndefined()
    },
  )
})
