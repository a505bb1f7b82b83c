import { z } from 'zod'
import { adding } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { exampleFile } from '../../fields/accepted-file.ts'
import { byId } from '../../fields/fields.ts'
import { documentKind, documentKindForm, documentTermsForm } from '../document-kind.ts'

const keeps = 'Applications that were started before that day keep what they were asked for.'

/** Every kind of document, in the order in which owners read them. */
export const listDocumentKinds = call('GET', '/api/document-kinds', {
  feature: 'document-kinds',
  summary: 'The documents that applications are asked for, today and from later days on.',
  may: 'see the use of the catalogue',
  reply: z.object({ data: z.array(documentKind) }),
})

/** An officer adds a kind of document. */
export const addDocumentKind = call('POST', '/api/document-kinds', {
  feature: 'document-kinds',
  summary: `Ask for another kind of document from a day on. ${keeps}`,
  may: 'manage the catalogue',
  body: documentKindForm,
  refuses: ['already_exists', 'limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), data: documentKind }),
  audit: adding('change_document_kinds', 'catalogue'),
})

/** An officer says from which day a kind is asked for in another way, or of nobody any more. */
export const addDocumentTerms = call('POST', '/api/document-kinds/{id}/terms', {
  feature: 'document-kinds',
  summary: `Change from a day on how a kind of document is asked for, or ask nobody for it any more. ${keeps}`,
  may: 'manage the catalogue',
  params: byId,
  body: documentTermsForm,
  ifMatch: 'data',
  refuses: ['not_found'],
  status: 201,
  reply: z.object({ message: z.string(), data: documentKind }),
  audit: { enters: 'change_document_kinds', about: 'catalogue', id: ['params', 'id'], keepsBody: true },
})

const exampleChange = {
  enters: 'change_document_kinds',
  about: 'catalogue',
  id: ['params', 'id'],
  compares: 'document example',
} as const

/** An officer shows everybody what a document of a kind looks like. */
export const addDocumentExample = call('POST', '/api/document-kinds/{id}/example', {
  feature: 'document-kinds',
  summary: `Add the example of a kind of document, in place of an earlier one: ${exampleFile.typeNames}, at most ${exampleFile.maxSize}. Everybody may see it at once.`,
  may: 'manage the catalogue',
  params: byId,
  upload: exampleFile,
  refuses: ['not_found', 'limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), data: documentKind }),
  audit: exampleChange,
})

/** An officer takes the example of a kind away. */
export const removeDocumentExample = call('DELETE', '/api/document-kinds/{id}/example', {
  feature: 'document-kinds',
  summary: 'Take the example of a kind of document away. Nobody can open it any more.',
  may: 'manage the catalogue',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ message: z.string(), data: documentKind }),
  audit: exampleChange,
})
