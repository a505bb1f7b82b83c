import { z } from 'zod'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { registerFile } from '../../fields/accepted-file.ts'
import { byId, line, optional } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { byHandForm } from '../by-hand-form.ts'
import { importBrief, shownImport } from '../import.ts'

const answered = z.object({ message: z.string(), data: shownImport })

/** The imports, the newest first. */
export const listImports = call('GET', '/api/imports', {
  feature: 'imports',
  summary: 'The registers from paper that officers have prepared, the newest first.',
  may: 'see the imports',
  query: paging,
  reply: list(importBrief),
})

/** An officer uploads a register. */
export const addImport = call('POST', '/api/imports', {
  feature: 'imports',
  summary: `Upload a register: ${registerFile.typeNames}, at most ${registerFile.maxSize} and ${registerFile.maxRows} rows. It is read in the background; nothing comes in yet.`,
  may: 'prepare an import',
  body: z
    .object({ sheet: optional(line('the sheet')).describe('The sheet; the first with content if it is left out.') })
    .meta({ examples: [{ document: registerFile.example }] }),
  upload: registerFile,
  status: 201,
  refuses: ['limit_reached'],
  reply: answered,
  audit: { byUseCase: ['Prepare import'] },
})

/** An officer records one licence that was issued on paper. */
export const addImportByHand = call('POST', '/api/imports/by-hand', {
  feature: 'imports',
  summary:
    'Record one licence that was issued on paper, of a new facility or of one that has none. An officer who decides commits it.',
  may: 'prepare an import',
  body: byHandForm,
  status: 201,
  refuses: ['limit_reached', 'not_found', 'action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Prepare import'] },
})

/** A link to a template of a register. */
export const linkImportTemplate = call('POST', '/api/imports/template', {
  feature: 'imports',
  summary: 'A link to an empty register as XLSX with lists for type, LGA and status, which works for five minutes.',
  may: 'see the imports',
  reply: signedLink('/exports/import-template/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('import template'),
})

/** An import. */
export const showImport = call('GET', '/api/imports/{id}', {
  feature: 'imports',
  summary: 'A register from paper: how far it is, its columns, and what becomes of its rows.',
  may: 'see the imports',
  params: byId,
  reply: z.object({ data: shownImport }),
})

/** Whoever prepared an import asks for its commit. */
export const askToCommitImport = call('POST', '/api/imports/{id}/ask', {
  feature: 'imports',
  summary: 'Ask for the commit. Officers who decide find it in their inbox.',
  may: 'prepare an import',
  params: byId,
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Ask to commit'] },
})

/** An import becomes a draft again. */
export const sendImportBack = call('POST', '/api/imports/{id}/send-back', {
  feature: 'imports',
  summary: 'Make it a draft again, so that it can be corrected.',
  may: 'send an import back',
  params: byId,
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Send import back'] },
})

/** An officer commits an import, or goes on after a stop. */
export const commitImport = call('POST', '/api/imports/{id}/commit', {
  feature: 'imports',
  summary: 'Let the rows come in, in the background, in batches; after a stop, go on.',
  may: 'commit an import',
  params: byId,
  body: z
    .object({ rows: z.int('Send the number of rows that come in').describe('How many come in, as the officer saw.') })
    .meta({ examples: [{ rows: 1842 }] }),
  ifMatch: 'data',
  refuses: ['action_not_offered', 'not_allowed'],
  reply: answered,
  audit: { byUseCase: ['Commit import'] },
})

/** An officer stops a commit. */
export const stopImport = call('POST', '/api/imports/{id}/stop', {
  feature: 'imports',
  summary: 'Stop the commit after the present batch. What came in stays.',
  may: 'commit an import',
  params: byId,
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Stop commit'] },
})

/** An officer undoes an import. */
export const undoImport = call('POST', '/api/imports/{id}/undo', {
  feature: 'imports',
  summary:
    'Take back what came in, for 30 days after the commit. What somebody has worked on since stays, and is named.',
  may: 'commit an import',
  params: byId,
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Undo import'] },
})

/** An officer gives up a draft. */
export const giveUpImport = call('POST', '/api/imports/{id}/give-up', {
  feature: 'imports',
  summary: 'Give up a draft. It is deleted after 30 days.',
  may: 'prepare an import',
  params: byId,
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Give up import'] },
})
