import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { describe, expect, it } from 'vitest'
import { missingFields, repeatedColumns } from './chosen-columns.ts'

const columns = (...fields: (ImportedField | null)[]) => new Map(fields.map((field, column) => [column, field]))

describe('the fields that were chosen for columns', () => {
  it('may each be used once', () => {
    expect(repeatedColumns(columns('name', null, 'lga', null, 'name', 'name'))).toEqual([4, 5])
    expect(repeatedColumns(columns('name', null, null))).toEqual([])
  })

  it('include those without which no row comes in', () => {
    expect(missingFields(columns('name', 'lga', 'type'))).toBe('')
    expect(missingFields(columns('name', 'phone'))).toBe('Type of facility and LGA')
    expect(missingFields(columns())).toBe('Facility name, Type of facility and LGA')
  })
})
