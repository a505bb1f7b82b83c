import { type RowList, rowLists, rowSections } from '@portal/domain/applications/row-sections.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { z } from 'zod'
import { payment } from '../money/payment.ts'
import { availableFacilities } from './available-facilities.ts'
import { document } from './document.ts'
import { rowSections as rowShapes } from './row-sections.ts'

const first100 = 'The first 100. `totals` has the number of all; a separate call lists all of them.'

type Section = (typeof rowSections)[number]

const rowArrays = Object.fromEntries(
  rowSections.map(({ kind, list }) => [list, z.array(rowShapes[kind].row).describe(first100)]),
) as { [S in Section as S['list']]: z.ZodArray<(typeof rowShapes)[S['kind']]['row']> }

/** The rows of every section, each under the name that replies give to its list. */
export function rowsByList(rowsOf: (list: RowList) => { id: number; facility_id: number }[]) {
  return Object.fromEntries(rowLists.map((list) => [list, rowsOf(list)])) as {
    [S in Section as S['list']]: z.output<(typeof rowShapes)[S['kind']]['row']>[]
  }
}

/** The recorded contents of a facility, shown with the facility and with its registration. Spec §3. */
export const facilityContents = {
  documents: z.array(document).describe(first100),
  ...rowArrays,
  payments: z.array(payment).describe(first100),
  available_facilities: availableFacilities.nullish(),
}

/** How many rows there are of each kind of {@link facilityContents}. */
export const contentsTotals = {
  documents: z.int(),
  ...recordOf(rowLists, () => z.int()),
  payments: z.int(),
  paid: z.number().describe('The sum of all payments, in naira.'),
}
