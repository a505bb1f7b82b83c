import { expect, it } from 'vitest'
import { openKeys, pairsToAccept } from './facility-flags.ts'

const folio = (other_id: number, is_accepted = false) => ({ other_id, shared: 'folio 45678', is_accepted })
const phone = (other_id: number, is_accepted = false) => ({ other_id, shared: 'phone', is_accepted })

it.each([
  ['nothing', [], []],
  ['what is accepted', [folio(9, true)], []],
  ['a third facility', [folio(9, true), folio(12)], ['12 folio 45678']],
  ['another detail of the same facility', [phone(9, true), { ...phone(9), shared: 'cac' }], ['9 cac']],
] as const)('leaves open of %j only what was not accepted', (_name, details, open) => {
  expect(openKeys(details)).toEqual(open)
})

const pair = (facility_id: number, other_id: number, shared: string) => ({ facility_id, other_id, shared })

/** What an officer accepts on the page of facility 10. */
it.each([
  ['practitioner', [folio(9)], ['9 folio 45678'], [pair(9, 10, 'folio 45678')]],
  [
    'practitioner',
    [folio(12), folio(9)],
    ['9 folio 45678', '12 folio 45678'],
    [pair(9, 10, 'folio 45678'), pair(9, 12, 'folio 45678'), pair(10, 12, 'folio 45678')],
  ],
  // The third facility appeared after the page was opened.
  ['practitioner', [folio(9), folio(12)], ['9 folio 45678'], [pair(9, 10, 'folio 45678')]],
  // The second one was accepted before, so the third is accepted beside both.
  [
    'practitioner',
    [folio(9, true), folio(12)],
    ['12 folio 45678'],
    [pair(9, 12, 'folio 45678'), pair(10, 12, 'folio 45678')],
  ],
  ['duplicate', [phone(12), phone(9)], ['9 phone', '12 phone'], [pair(9, 10, 'phone'), pair(10, 12, 'phone')]],
  // In one order, whatever the officer ticked first, so that two who accept at once do not block each other.
  [
    'duplicate',
    [phone(9), { ...phone(9), shared: 'cac' }, phone(3)],
    ['9 phone', '9 cac', '3 phone'],
    [pair(3, 10, 'phone'), pair(9, 10, 'cac'), pair(9, 10, 'phone')],
  ],
  [
    'duplicate',
    [{ ...phone(9), shared: 'cac' }, phone(9)],
    ['9 phone', '9 cac'],
    [pair(9, 10, 'cac'), pair(9, 10, 'phone')],
  ],
  ['duplicate', [phone(9, true)], ['9 phone'], []],
  ['duplicate', [phone(9)], ['9 cac', '3 phone'], []],
] as const)('accepts of a %s what the officer saw: %#', (kind, details, seen, pairs) => {
  expect(pairsToAccept({ kind, facilityId: 10 }, details, seen)).toEqual(pairs)
})
