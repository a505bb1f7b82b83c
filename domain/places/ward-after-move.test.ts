import { expect, it } from 'vitest'
import { wardAfterMove } from './ward-after-move.ts'

const bida = { local_gov_area_id: 542, ward_id: 6200 }

it.each([
  ['another address in the LGA keeps the ward', { local_gov_area_id: 542, ward_id: null }, 6200],
  ['another ward of the LGA is taken', { local_gov_area_id: 542, ward_id: 6201 }, 6201],
  ['another LGA leaves the ward open', { local_gov_area_id: 544, ward_id: null }, null],
  ['a ward of the other LGA is taken', { local_gov_area_id: 544, ward_id: 6214 }, 6214],
])('%s', (_what, stated, ward) => {
  expect(wardAfterMove(bida, stated)).toBe(ward)
})

it('stays open where none was recorded', () => {
  expect(wardAfterMove({ ...bida, ward_id: null }, { local_gov_area_id: 542, ward_id: null })).toBe(null)
})
