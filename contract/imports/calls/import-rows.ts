import { cellMarkKinds, importChoices, importOutcomes, importRowStates } from '@portal/domain/imports/import-states.ts'
import { z } from 'zod'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { registerFile } from '../../fields/accepted-file.ts'
import { byId, choice, line, optional, wholeNumber, words } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { correctedFields } from '../by-hand-form.ts'
import { shownImport } from '../import.ts'
import { importedFieldNames, importRow, importValue } from '../import-row.ts'

const answered = z.object({ message: z.string(), data: shownImport })
const changesDraft = { isNotAudited: 'It corrects a draft; each facility that comes in is recorded.' } as const
const lineNumber = wholeNumber(1, 1_048_576, 'This is no row of the file')

const rowFilters = z.object({
  state: z.enum(importRowStates).optional(),
  outcome: z.enum(importOutcomes).optional(),
  mark: z.enum(cellMarkKinds).optional().describe('Rows with a cell that is marked so.'),
  line: lineNumber.optional().describe('The one row with this number.'),
  q: words.optional().describe('Words of the name, the address, the owner or the numbers; or a row number.'),
})

/** An officer says what the columns are. */
export const setImportColumns = call('PUT', '/api/imports/{id}/columns', {
  feature: 'import-rows',
  summary:
    'Say which sheet is meant, where its headings are and what each column is. The next file with the same headings has them too.',
  may: 'prepare an import',
  params: byId,
  body: z
    .object({
      sheet: optional(line('the sheet')).describe('Another sheet; its columns are then matched anew.'),
      heading_row: optional(lineNumber),
      columns: z
        .array(
          z.object({
            column: wholeNumber(0, 59, 'Choose a column'),
            field: optional(choice(importedFieldNames, 'what the column is')),
          }),
        )
        .max(60, 'At most 60 columns')
        .default([]),
    })
    .meta({ examples: [{ heading_row: 3, columns: [{ column: 0, field: 'name' }] }] }),
  ifMatch: 'data',
  refuses: ['action_not_offered'],
  reply: answered,
  audit: changesDraft,
})

/** The values that are not certain. */
export const listImportValues = call('GET', '/api/imports/{id}/values', {
  feature: 'import-rows',
  summary: 'The written values that are doubtful or wrong, each once, those of most rows first.',
  may: 'see the imports',
  params: byId,
  query: paging.extend({ field: z.enum(importedFieldNames).optional() }),
  reply: list(importValue),
})

/** An officer says what a written value means. */
export const setImportValues = call('PUT', '/api/imports/{id}/values', {
  feature: 'import-rows',
  summary: 'Say what written values mean; all their rows follow.',
  may: 'prepare an import',
  params: byId,
  body: z
    .object({
      values: z
        .array(
          z.object({
            field: choice(importedFieldNames, 'the field'),
            written: z
              .string('Send what is written')
              .min(1, 'Nothing is written there. Correct the row itself')
              .max(500)
              .refine((text) => text.isWellFormed() && !text.includes('\0'), 'No cell has this text'),
            value: z
              .union([z.int(), z.string().max(500)])
              .nullable()
              .describe('The value in the form of the field; null: the paper does not say it.'),
          }),
        )
        .min(1, 'Choose a value')
        .max(100, 'At most 100 values at once'),
    })
    .meta({ examples: [{ values: [{ field: 'lga', written: 'Chanchga', value: 544 }] }] }),
  refuses: ['action_not_offered', 'limit_reached'],
  reply: answered,
  audit: changesDraft,
})

/** The rows of an import. */
export const listImportRows = call('GET', '/api/imports/{id}/rows', {
  feature: 'import-rows',
  summary: 'The rows of a register in the order of its file.',
  may: 'see the imports',
  params: byId,
  query: paging.extend(rowFilters.shape),
  reply: list(importRow),
})

/** An officer corrects a row. */
export const correctImportRow = call('PUT', '/api/imports/{id}/rows/{line}', {
  feature: 'import-rows',
  summary: 'Correct the fields of a row, or choose what becomes of it. Fields that are left out stay.',
  may: 'prepare an import',
  params: byId.extend({ line: lineNumber }),
  body: z
    .object({
      fields: correctedFields.optional(),
      choice: choice(importChoices, 'what becomes of the row').nullable().optional(),
      same_as: optional(wholeNumber(1, 2_147_483_647, 'Choose the facility')).describe(
        'With `add licence`: the facility; the likeliest one if it is left out.',
      ),
    })
    .meta({ examples: [{ fields: { phone: '0803 123 4567' } }] }),
  ifMatch: 'data',
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string(), data: importRow }),
  audit: changesDraft,
})

/** An officer chooses what becomes of several rows. */
export const chooseImportRows = call('PUT', '/api/imports/{id}/rows', {
  feature: 'import-rows',
  summary: 'Choose what becomes of many rows: those that are named, or all that the filters find.',
  may: 'prepare an import',
  params: byId,
  body: z
    .object({
      choice: choice(importChoices, 'what becomes of the rows').nullable(),
      lines: z.array(lineNumber).max(500, 'At most 500 rows at once').optional(),
      filters: rowFilters.optional().describe('Without `lines`.'),
    })
    .meta({ examples: [{ choice: 'leave out', lines: [17, 18] }] }),
  refuses: ['action_not_offered'],
  reply: z.object({
    message: z.string(),
    changed: z.int().describe('How many rows have the choice now; one that is wrong cannot come in.'),
    data: shownImport,
  }),
  audit: changesDraft,
})

/** A link to the wrong rows. */
export const linkWrongRows = call('POST', '/api/imports/{id}/wrong-rows', {
  feature: 'import-rows',
  summary:
    'A link to the rows that are wrong or doubtful as XLSX, with a column that says why, which works for five minutes.',
  may: 'see the imports',
  params: byId,
  reply: signedLink('/exports/wrong-rows/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('rows of an import'),
})

/** An officer uploads corrected rows. */
export const uploadImportCorrections = call('POST', '/api/imports/{id}/corrections', {
  feature: 'import-rows',
  summary: 'Upload the corrected file of wrong rows. Only those rows are read again, by their row numbers.',
  may: 'prepare an import',
  params: byId,
  body: z.object({}).meta({ examples: [{ document: registerFile.example }] }),
  upload: registerFile,
  status: 201,
  refuses: ['action_not_offered'],
  reply: answered.extend({ changed: z.int().describe('How many rows are read again, in the background.') }),
  audit: changesDraft,
})
