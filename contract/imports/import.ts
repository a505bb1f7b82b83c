import { importActionNames } from '@portal/domain/actions/import.ts'
import { importOutcomes, importRowStates, importSources, importStatuses } from '@portal/domain/imports/import-states.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { importedFieldNames } from './import-row.ts'

const officer = z.object({ id: z.int(), name: z.string() }).nullable()

/** An import, as the list shows it. */
export const importBrief = z
  .object({
    id: z.int(),
    number: z.string(),
    source: z.enum(importSources),
    name: z.string().describe('The name of the file, or of the facility.'),
    status: z.enum(importStatuses),
    rows: z.int().describe('With a facility in them.'),
    came_in: z.int(),
    prepared_by: officer,
    prepared_at: moment,
    committed_by: officer,
    committed_at: moment.nullable(),
  })
  .meta({
    id: 'ImportBrief',
    examples: [
      {
        id: 3,
        number: 'IMP-2026-0001',
        source: 'file',
        name: 'register-2024.xlsx',
        status: 'draft',
        rows: 1971,
        came_in: 0,
        prepared_by: { id: 4, name: 'Hauwa Bello' },
        prepared_at: '2026-11-27T09:00:00.000Z',
        committed_by: null,
        committed_at: null,
      },
    ],
  })

const column = z
  .object({
    column: z.int().describe('From 0.'),
    heading: z.string(),
    samples: z.array(z.string()).describe('Five at most.'),
    field: z.enum(importedFieldNames).nullable(),
    confidence: z.enum(['certain', 'likely', 'doubtful']).describe('`doubtful` ones are to be looked at.'),
  })
  .meta({
    id: 'ImportColumn',
    examples: [
      { column: 0, heading: 'NAME OF FACILITY', samples: ['Unity Clinic'], field: 'name', confidence: 'certain' },
    ],
  })

const count = z.int()

/** An import with what was read of its file and how far it is. */
export const shownImport = importBrief
  .extend({
    refusal: z.string().nullable().describe('Why the file was not read, and what to do.'),
    failure: z.string().nullable().describe('Of a draft: why it could not be read again, and what to do.'),
    progress: z
      .object({ done: z.int(), total: z.int() })
      .nullable()
      .describe('While it is read, committed or undone: rows; null otherwise.'),
    sheet: z.string().nullable(),
    sheets: z.array(z.string()).describe('Of which another one can be chosen.'),
    heading_row: z.int().nullable().describe('The row of the file with the headings, from 1.'),
    is_remembered: z.boolean().describe('The columns are those of an earlier file with the same headings.'),
    columns: z.array(column),
    states: z.object(recordOf(importRowStates, () => count)).describe('How many rows there are in each state.'),
    unsettled: z
      .object({ doubtful: count, wrong: count })
      .describe('Those of the doubtful and wrong rows for which nobody has chosen yet.'),
    outcomes: z.object(recordOf(importOutcomes, () => count)).describe('What becomes, or became, of the rows.'),
    licences: count.describe('Of the rows that come in or came in: those with a licence.'),
    needs_date: count.describe('Of the rows that come in or came in: those without any day, which get no licence yet.'),
    uncertain_values: count.describe('Distinct written values that are doubtful or wrong, see its values.'),
    asked_by: officer,
    asked_at: moment.nullable(),
    undo_until: date.nullable().describe('The last day on which it can be undone.'),
    undone_by: officer,
    undone_at: moment.nullable(),
    offered: z.array(z.enum(importActionNames)).describe('What you may do with it now.'),
    obstacle: z.string().nullable().describe('Why you may not commit it, although you decide.'),
    updated_at: moment,
  })
  .meta({
    id: 'Import',
    examples: [
      {
        ...exampleOf(importBrief),
        refusal: null,
        failure: null,
        progress: null,
        sheet: 'Register',
        sheets: ['Register', 'Notes'],
        heading_row: 3,
        is_remembered: false,
        columns: [exampleOf(column)],
        states: { new: 1842, same: 40, doubtful: 62, wrong: 27, 'left out': 12 },
        unsettled: { doubtful: 62, wrong: 27 },
        outcomes: { 'comes in': 1842, 'stays out': 129, 'came in': 0, 'kept out': 0, 'taken back': 0 },
        licences: 1746,
        needs_date: 96,
        uncertain_values: 14,
        asked_by: null,
        asked_at: null,
        undo_until: null,
        undone_by: null,
        undone_at: null,
        offered: ['Ask to commit', 'Commit import', 'Give up import'],
        obstacle: null,
        updated_at: '2026-11-27T09:05:00.000Z',
      },
    ],
  })
