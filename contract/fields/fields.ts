import { explainMissingDay } from '@portal/domain/dates/calendar-date.ts'
import { z } from 'zod'
import { cleanLine, cleanLines } from './clean-text.ts'

/** Highest id that fits the database's integer. */
const highestId = 2_147_483_647

/** The range of dates that people may state. The server, which knows today's date, checks whether a date may be in the future. */
const firstDate = '1900-01-01'
const lastDate = '2999-12-31'

const plainText = 'Use letters, digits and punctuation only'

// Direction marks are refused, because they can make one name look like another. These two patterns are published in the
// OpenAPI document, so they must match the same text with and without the flag u, which other validators do not set.
const directionIsolates = String.raw`\u2066-\u2069`
const oneLine = new RegExp(String.raw`^[^\x00-\x1f\x7f-\x9f\u2028-\u202e${directionIsolates}]*$`)
const severalLines = new RegExp(String.raw`^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e${directionIsolates}]*$`)
const somethingVisible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Converts digits, as a form sends them, to a number. Other values are left for the schema to validate. */
function readDigits(sent: number | string): unknown {
  return typeof sent === 'string' && /^\s*\d{1,15}\s*$/.test(sent) ? Number(sent) : sent
}

/** A whole number within limits, sent as a number or as digits. */
export function wholeNumber(min: number, max: number, message: string) {
  return z.preprocess(readDigits, z.int(message).min(min, message).max(max, message))
}

/** Converts a decimal number, as a form sends it, to a number. Other values are left for the schema to validate. */
function readDecimal(sent: number | string): unknown {
  return typeof sent === 'string' && /^\s*-?\d{1,3}(\.\d{1,20})?\s*$/.test(sent) ? Number(sent) : sent
}

/** An angle in degrees within limits, sent as a number or as text, and stored with six decimal places: to about 10 cm. */
export function degrees({ min, max }: { min: number; max: number }, message: string) {
  return z
    .preprocess(readDecimal, z.number(message).min(min, message).max(max, message))
    .transform((angle) => Number(angle.toFixed(6)))
}

/** The id of something chosen from a list, in a body: a whole number from 1, or its digits. */
export const recordId = wholeNumber(1, highestId, 'Choose one from the list')

/** As `recordId`, for a form field whose error message names it: 'Choose the LGA'. */
export function chosen(subject: string) {
  return wholeNumber(1, highestId, `Choose ${subject}`)
}

/** An id in a path or a query: digits. */
export const recordIdText = wholeNumber(1, highestId, 'This must be a whole number from 1')

/** A calendar date in Africa/Lagos, `YYYY-MM-DD`. */
export const date = z.iso.date({
  error: ({ input }) =>
    (typeof input === 'string' ? explainMissingDay(input) : undefined) ?? 'Enter a date with its day, month and year',
})

/** A calendar date that a person states, such as a date of birth or the first day of a term of office: from 1900 on. */
export const statedDate = date.refine((text) => text >= firstDate && text <= lastDate, 'Enter a date from 1900 on')

/** The name of an uploaded file, in a path. */
export const fileSlug = z.string().regex(/^[\w.-]{1,200}$/, 'This is not the name of a file')

/** A timestamp, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/**
 * A line of text typed or pasted by a person: trimmed, white space collapsed, Unicode NFC, no control characters, 1 to
 * `maxLength` characters. Its error message is 'Enter' with the subject.
 */
export function line(subject: string, maxLength = 120) {
  return text(`Enter ${subject}`, maxLength, cleanLine).regex(oneLine, plainText)
}

/** The name of one value of a list that the server knows, which checks it. Without one its error message is 'Choose' with the subject. */
export function nameOf(subject: string, maxLength: number) {
  return text(`Choose ${subject}`, maxLength, cleanLine).regex(oneLine, plainText)
}

/** Several lines of text typed or pasted by a person: as {@link line}, but line breaks, tabs and spaces are kept. */
export function prose(subject: string, maxLength = 2000) {
  return text(`Enter ${subject}`, maxLength, cleanLines).regex(severalLines, plainText)
}

function text(request: string, maxLength: number, clean: (sent: string) => string) {
  return z
    .string(request)
    .overwrite(clean)
    .normalize('NFC')
    .refine((written) => written.isWellFormed(), { error: plainText, abort: true })
    .min(1, { error: request, abort: true })
    .max(maxLength, { error: `Use at most ${maxLength} characters`, abort: true })
    .refine((written) => somethingVisible.test(written), { error: request, abort: true })
}

/** A search term. */
export const words = z
  .string('Enter what to look for')
  .overwrite(cleanLine)
  .normalize('NFC')
  .refine((written) => written.isWellFormed(), { error: plainText, abort: true })
  .max(120, { error: 'Use at most 120 characters', abort: true })
  .regex(oneLine, plainText)

/** An optional field. Missing and null are both read as null. Empty text was removed before, see empty-text.ts. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? null)
}

/** The last day on which a document is valid; many have none. */
export const lastDayOfDocument = optional(statedDate).describe('The last day on which it is valid, if it has one.')

/** Why an officer changes what an owner supplied. Without it the history says that no reason was given. */
export const changeReason = optional(prose('the reason')).describe(
  'From an officer: why they change what the owner supplied. The owner is told.',
)

/** One value of a closed list. Its error message is 'Choose' with the subject. */
export function choice<const T extends readonly string[]>(choices: T, subject: string) {
  return z.enum(choices, `Choose ${subject}`)
}

const tickedWords = ['true', '1', 'yes', 'on']
const untickedWords = ['false', '0', 'no', 'off']

function readTick(sent: boolean | number | string): unknown {
  // A caller may send any JSON. An object is returned unchanged, because String() throws for some objects.
  if (typeof sent === 'object') return sent
  const written = String(sent).trim().toLowerCase()
  if (tickedWords.includes(written)) return true
  return untickedWords.includes(written) ? false : sent
}

/** A tick box: true or false, also as 1 or 0 and as the strings that HTML forms send. */
export function tick(message: string) {
  return z.preprocess(readTick, z.boolean(message))
}

/** A tick box with a default value for missing or null. */
export function optionalTick(defaultValue: boolean) {
  return tick('Choose yes or no')
    .nullish()
    .transform((ticked) => ticked ?? defaultValue)
}

/** Path parameters of a call with one id. */
export const byId = z.object({ id: recordIdText })

/** The first day of a change. The default is today. */
export const startDate = optional(statedDate).describe('The first day of the change; today if it is left out.')
