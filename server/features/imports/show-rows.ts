import type { Reply } from '@portal/contract/call.ts'
import type { listImportRows } from '@portal/contract/imports/calls/import-rows.ts'
import { importedFieldNames, importedFields } from '@portal/contract/imports/import-row.ts'
import { cellText } from '@portal/domain/imports/cell.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import type { Db } from '../../database/connect.ts'
import { describeFacilities, type ListedRow } from '../../records/imports/list-rows.ts'
import { fieldNamed } from './show-import.ts'

const longestText = 300

type ShownRow = Reply<typeof listImportRows>['data'][number]

/** Rows with the facilities and the other rows that they are likely the same as. */
export async function showRows(db: Db, rows: readonly ListedRow[]): Promise<ShownRow[]> {
  const named = rows.flatMap(({ likely_same }) => likely_same.flatMap(({ facility_id }) => facility_id ?? []))
  const facilities = new Map((await describeFacilities(db, named)).map((facility) => [facility.id, facility]))
  return rows.map(({ likely_same, same_as, fields, marks, cells, ...row }) => ({
    ...row,
    written: cells.map(cellText).filter(Boolean).join(' | ').slice(0, longestText),
    fields: importedFields.parse(recordOf(importedFieldNames, (field) => fields[field] ?? null)),
    marks: marks.flatMap(({ field: name, ...mark }) => {
      const field = fieldNamed(name)
      return field ? [{ field, ...mark }] : []
    }),
    // The facility that gets the licence stands first.
    same: likely_same
      .toSorted((one, other) => Number(other.facility_id === same_as) - Number(one.facility_id === same_as))
      .map(({ facility_id, line, reasons }) => ({
        reasons,
        line,
        facility: (facility_id === null ? null : facilities.get(facility_id)) ?? null,
      })),
  }))
}
