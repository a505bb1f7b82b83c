import { expect, it } from 'vitest'
import { typedNumbers } from './typed-number.ts'

it.each([
  ['INV-2026-000007', ['INV-2026-000007']],
  ['inv 2026 7', ['INV-2026-000007']],
  ['inv2026000007', ['INV-2026-000007']],
  ['Inv 7', ['INV-2027-000007']],
  ['APP-2025-1000000', ['APP-2025-1000000']],
  [' rcp/2026/000152 ', ['RCP-2026-000152']],
  ['2026-152', ['APP-2026-000152', 'INV-2026-000152', 'RCP-2026-000152']],
  ['000152', ['APP-2027-000152', 'INV-2027-000152', 'RCP-2027-000152']],
  ['2026', []],
  ['152', []],
  ['LET-2026-000001', []],
  ['Hope Clinic 2026', []],
  ['', []],
])('%j may mean %j', (typed, numbers) => {
  expect(typedNumbers(typed, 2027)).toEqual(numbers)
})
