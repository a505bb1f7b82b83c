import { expect, it } from 'vitest'
import { invoicesIn, keysOf } from './statement-keys.ts'

it('takes whole words together, and nothing that is too short to be a reference', () => {
  expect(keysOf({ narration: 'NIP 2041 18 2026', reference: 'A-1' })).toEqual([
    'NIP2041',
    'NIP204118',
    'NIP2041182026',
    '204118',
    '2041182026',
    '182026',
  ])
})

it.each([
  ['', 'trf-204/118', ['TRF204118', '204118']],
  ['', 'A1234', ['A1234']],
  ['', 'A123', []],
  ['', 'ABCDEF', []],
  ['', `A${'1'.repeat(60)}`, ['A111111111111111111111111111111111111111111111111111111111111']],
  ['1'.repeat(61), '', []],
  [`${'- x '.repeat(39)}TRF204118`, '', ['XXXXTRF204118', 'XXXTRF204118', 'XXTRF204118', 'XTRF204118', 'TRF204118']],
  [`${'- x '.repeat(40)}TRF204118`, '', []],
])('finds the references in %j and %j', (narration, reference, keys) => {
  expect(keysOf({ narration, reference })).toEqual(keys)
})

it.each([
  ['INV-2026-000007', { exact: ['INV-2026-000007'], near: [] }],
  ['nip inv 2026 000007 fee', { exact: ['INV-2026-000007'], near: [] }],
  ['TRFINV2026000007', { exact: ['INV-2026-000007'], near: [] }],
  ['INV-2026-7', { exact: [], near: ['INV-2026-000007'] }],
  ['1NV-2026-OOOOO7', { exact: [], near: ['INV-2026-000007'] }],
  ['20260131', { exact: [], near: ['INV-2026-000131'] }],
  ['12026000007', { exact: [], near: [] }],
])('finds the invoices in %s', (text, found) => {
  expect(invoicesIn(text)).toEqual(found)
})
