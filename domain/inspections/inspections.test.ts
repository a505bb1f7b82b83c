import { expect, it } from 'vitest'
import { inspectionNumber } from './inspections.ts'

it('numbers inspections within their year', () => {
  expect(inspectionNumber(2026, 1)).toBe('INS-2026-000001')
  expect(inspectionNumber(2027, 123_456)).toBe('INS-2027-123456')
})
