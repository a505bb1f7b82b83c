import { z } from 'zod'
import { call } from '../call.ts'
import { draft } from '../entities/draft.ts'
import { exampleOf } from '../example-of.ts'

/** A draft larger than any form of the portal is not kept. */
const most = { characters: 32_000, fields: 300, ticks: 100 } as const

const sentence = 'Send text, numbers, choices or ticks'

// Half a character cannot be written down; everything else that can be typed is kept as it was typed.
const text = z
  .string(sentence)
  .max(most.characters, 'This draft is too long to keep')
  .refine((typed) => typed.isWellFormed(), sentence)
const field = z.union([text, z.number(), z.boolean(), z.null(), z.array(text).max(most.ticks)], sentence)

const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/)
const isPassword = (name: string) => name.includes('password')

/** Which form it is, and with a number which facility or registration it is about: `add-facility`, `penalise-12`. */
const ofForm = z.object({
  form: z
    .string()
    .regex(/^[a-z]{1,20}(-[a-z]{1,20}){0,3}(-[1-9]\d{0,9})?$/)
    .describe('The form, and with a number what it is about: add-facility, penalise-12.'),
})

/** What was typed into a form on whatever device, to be put back into it. */
export const showDraft = call('GET', '/api/drafts/{form}', {
  summary: 'What you typed into a form and have not sent; null when there is nothing.',
  may: 'save own drafts',
  params: ofForm,
  reply: z.object({ data: draft.nullable() }),
})

/** Keeps what is typed into a form, in place of what was kept before. Nothing is checked: it is not sent yet. */
export const keepDraft = call('PUT', '/api/drafts/{form}', {
  summary: 'Keep what you typed into a form, in place of what was kept before.',
  may: 'save own drafts',
  params: ofForm,
  body: z
    .object({
      value: z
        .record(fieldName, field, 'Send what was typed, by the names of the fields')
        .refine((typed) => Object.keys(typed).length <= most.fields, 'This draft has too many fields to keep')
        .refine((typed) => JSON.stringify(typed).length <= most.characters, 'This draft is too long to keep')
        .refine((typed) => !Object.keys(typed).some(isPassword), 'A password is never kept')
        .describe('What the fields hold, by their names; no password and no file.'),
    })
    .meta({ examples: [{ value: exampleOf(draft).value }] }),
  reply: z.object({ data: draft }),
})

/** Forgets what was typed: the form was sent, or the person wants to begin anew. */
export const discardDraft = call('DELETE', '/api/drafts/{form}', {
  summary: 'Forget what you typed into a form.',
  may: 'save own drafts',
  params: ofForm,
  status: 204,
  reply: z.void(),
})
