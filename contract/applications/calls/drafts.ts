import { z } from 'zod'
import { call } from '../../call.ts'
import { exampleOf } from '../../openapi/example-of.ts'
import { draft } from '../draft.ts'

/** Limits of a draft. They are larger than any form of the portal. */
const limits = { characters: 32_000, fields: 300, ticks: 100 } as const

const invalidField = 'Send text, numbers, choices or ticks'

// An unpaired surrogate cannot be stored as UTF-8. All other text is stored as typed.
const text = z
  .string(invalidField)
  .max(limits.characters, 'This draft is too long to keep')
  .refine((typed) => typed.isWellFormed(), invalidField)
const field = z.union([text, z.number(), z.boolean(), z.null(), z.array(text).max(limits.ticks)], invalidField)

const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/)
const isPassword = (name: string) => name.includes('password')

/**
 * The form, the id of its facility or registration if it has one, and which of several things there: `add-facility`,
 * `penalise-12`, `return-answer-31-2`.
 */
const ofForm = z.object({
  form: z
    .string()
    .regex(/^[a-z]{1,20}(-[a-z]{1,20}){0,3}(-[1-9]\d{0,9}){0,2}$/)
    .describe(
      'The form, with the id of its facility or registration if it has one, and which of several things there: add-facility, penalise-12, return-answer-31-2.',
    ),
})

/** The draft of a form, from any device of this person. */
export const showDraft = call('GET', '/api/drafts/{form}', {
  feature: 'drafts',
  summary: 'What you typed into a form and have not sent; null when there is nothing.',
  may: 'save own drafts',
  params: ofForm,
  reply: z.object({ data: draft.nullable() }),
})

const draftOnly = { isNotAudited: 'A draft is nobody else’s matter until it is sent.' } as const

/** Saves the draft of a form and replaces the previous one. The fields are not validated, because the form is not submitted yet. */
export const saveDraft = call('PUT', '/api/drafts/{form}', {
  feature: 'drafts',
  summary: 'Save what you typed into a form. It replaces what was saved before.',
  may: 'save own drafts',
  params: ofForm,
  body: z
    .object({
      value: z
        .record(fieldName, field, 'Send what was typed, by the names of the fields')
        .refine((typed) => Object.keys(typed).length <= limits.fields, 'This draft has too many fields to keep')
        .refine((typed) => JSON.stringify(typed).length <= limits.characters, 'This draft is too long to keep')
        .refine((typed) => !Object.keys(typed).some(isPassword), 'A password is never kept')
        .describe('What the fields hold, by their names; no password and no file.'),
    })
    .meta({ examples: [{ value: exampleOf(draft).value }] }),
  reply: z.object({ data: draft }),
  audit: draftOnly,
})

/** Deletes the draft: the form was submitted, or the person wants to start again. */
export const discardDraft = call('DELETE', '/api/drafts/{form}', {
  feature: 'drafts',
  summary: 'Forget what you typed into a form.',
  may: 'save own drafts',
  params: ofForm,
  status: 204,
  reply: z.void(),
  audit: draftOnly,
})
