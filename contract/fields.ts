import { normalisePhone } from '@portal/domain/phone.ts'
import { z } from 'zod'

/** Highest id that fits the database's integer. */
const highestId = 2_147_483_647

/** An id as it stands in JSON: a whole number from 1. */
export const recordId = z
  .int('Choose one from the list')
  .min(1, 'Choose one from the list')
  .max(highestId, 'Choose one from the list')

/** An id as it stands in a path, a query or a form field: digits. */
export const recordIdText = z.coerce.number('This must be a number').pipe(recordId)

/** A calendar date in Africa/Lagos, `YYYY-MM-DD`. */
export const date = z.iso.date('Enter a date, for example 1985-04-27')

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** A line of text typed by a person: trimmed, NFC, no control characters, 1 to `longest` characters. `subject` begins its error sentence. */
export function line(subject: string, longest = 120) {
  return z
    .string(`Enter ${subject}`)
    .trim()
    .normalize('NFC')
    .min(1, `Enter ${subject}`)
    .max(longest, `Use at most ${longest} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use letters, digits and punctuation only')
}

/** Several lines of text typed by a person: as {@link line}, with line breaks and tabs kept. */
export function prose(subject: string, longest = 2000) {
  return z
    .string(`Enter ${subject}`)
    .trim()
    .normalize('NFC')
    .min(1, `Enter ${subject}`)
    .max(longest, `Use at most ${longest} characters`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'Use letters, digits and punctuation only')
}

/** A field that may be left out or be null; both are read as null. Empty text is left out beforehand, see empty-text.ts. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? null)
}

/** An email address, kept in lower case. */
export const email = z
  .string('Enter an email address')
  .trim()
  .toLowerCase()
  .min(1, 'Enter an email address')
  .max(254, 'Use at most 254 characters')
  .pipe(z.email('Enter an email address like name@example.com'))

/** A phone number, kept as `+234…`. decisions.md §6.5. */
export const phone = z
  .string('Enter a phone number')
  .trim()
  .min(1, 'Enter a phone number')
  .max(30, 'Use at most 30 characters')
  .transform((text, context) => {
    const number = normalisePhone(text)
    if (number) return number
    context.addIssue({ code: 'custom', message: 'Enter a phone number like 0803 123 4567' })
    return z.NEVER
  })

/** One of a closed list, named in its error sentence. */
export function choice<const T extends readonly [string, ...string[]]>(choices: T, subject: string) {
  return z.enum(choices, `Choose ${subject}`)
}

/** `page` (from 1) and `per_page` (1 to 100, larger is clamped, 15 unless told). */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .default(15)
    .transform((asked) => Math.min(asked, 100)),
})

/** `List<T>` of the wire: how many there are in all, and one page of them. */
export function list<S extends z.ZodType>(item: S) {
  return z.object({
    total: z.int(),
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
  })
}

/** `Paged<T>` of the wire: the same page, one level deeper. */
export function paged<S extends z.ZodType>(item: S) {
  return z.object({
    data: list(item).extend({ from: z.int().nullable(), to: z.int().nullable() }),
  })
}

/** Path parameters of a call about one object. */
export const byId = z.object({ id: recordIdText })
