import { normalisePhone } from '@portal/domain/phone.ts'
import { z } from 'zod'
import { cleanLine, cleanLines } from './clean-text.ts'

/** Highest id that fits the database's integer. */
const highestId = 2_147_483_647

/** The days that people state. Whether one may still be to come is asked by the server, which knows today. */
const firstDate = '1900-01-01'
const lastDate = '2999-12-31'

const plainText = 'Use letters, digits and punctuation only'

// Marks that reverse the direction of writing would let one name look like another. These two patterns are published in
// the OpenAPI document, so they must mean the same with and without the flag u, which other validators leave out.
const directionIsolates = String.raw`\u2066-\u2069`
const oneLine = new RegExp(String.raw`^[^\x00-\x1f\x7f-\x9f\u2028-\u202e${directionIsolates}]*$`)
const severalLines = new RegExp(String.raw`^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e${directionIsolates}]*$`)
const somethingVisible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Digits as a form sends them become a number; anything else stays as it is, for the schema behind to judge. */
function readDigits(sent: number | string): unknown {
  return typeof sent === 'string' && /^\s*\d{1,15}\s*$/.test(sent) ? Number(sent) : sent
}

/** A whole number within limits, as a number or its digits. The sentence says what is expected. */
export function wholeNumber(least: number, most: number, sentence: string) {
  return z.preprocess(readDigits, z.int(sentence).min(least, sentence).max(most, sentence))
}

/** The id of something chosen from a list, in a body: a whole number from 1, or its digits. */
export const recordId = wholeNumber(1, highestId, 'Choose one from the list')

/** As `recordId`, where a person chooses in a form and is told what was not chosen: 'Choose the LGA'. */
export function chosen(subject: string) {
  return wholeNumber(1, highestId, `Choose ${subject}`)
}

/** An id in a path or a query: digits. */
export const recordIdText = wholeNumber(1, highestId, 'This must be a whole number from 1')

/** A calendar date in Africa/Lagos, `YYYY-MM-DD`. */
export const date = z.iso.date('Enter a date with its day, month and year')

/** A calendar date that a person states, such as a date of birth or the first day of a term of office: from 1900 on. */
export const statedDate = date.refine((text) => text >= firstDate && text <= lastDate, 'Enter a date from 1900 on')

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/**
 * A line of text typed or pasted by a person: spaces at its ends are dropped and others made one, NFC, no control
 * characters, 1 to `longest` characters. `subject` ends its error sentence.
 */
export function line(subject: string, longest = 120) {
  return text(subject, longest, cleanLine).regex(oneLine, plainText)
}

/** Several lines of text typed or pasted by a person: as {@link line}, with line breaks, tabs and spaces kept. */
export function prose(subject: string, longest = 2000) {
  return text(subject, longest, cleanLines).regex(severalLines, plainText)
}

function text(subject: string, longest: number, clean: (sent: string) => string) {
  return z
    .string(`Enter ${subject}`)
    .overwrite(clean)
    .normalize('NFC')
    .refine((written) => written.isWellFormed(), { error: plainText, abort: true })
    .min(1, { error: `Enter ${subject}`, abort: true })
    .max(longest, { error: `Use at most ${longest} characters`, abort: true })
    .refine((written) => somethingVisible.test(written), { error: `Enter ${subject}`, abort: true })
}

/** Words to look for in a list. */
export const words = z
  .string('Enter what to look for')
  .overwrite(cleanLine)
  .normalize('NFC')
  .refine((written) => written.isWellFormed(), { error: plainText, abort: true })
  .max(120, { error: 'Use at most 120 characters', abort: true })
  .regex(oneLine, plainText)

/** A field that may be left out or be null; both are read as null. Empty text is left out beforehand, see empty-text.ts. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? null)
}

/** An email address, kept in lower case. */
export const email = z
  .string('Enter an email address')
  .overwrite(cleanLine)
  .toLowerCase()
  .min(1, { error: 'Enter an email address', abort: true })
  .max(254, { error: 'Use at most 254 characters', abort: true })
  .pipe(z.email('Enter an email address like name@example.com'))
  .meta({ format: 'email' })

/** A phone number, kept as `+234…`. Spec §5.2. */
export const phone = z
  .string('Enter a phone number')
  .overwrite(cleanLine)
  .min(1, { error: 'Enter a phone number', abort: true })
  .max(30, { error: 'Use at most 30 characters', abort: true })
  .transform((written, context) => {
    const number = normalisePhone(written)
    if (number) return number
    context.addIssue({ code: 'custom', message: 'Enter a phone number like 0803 123 4567' })
    return z.NEVER
  })

/** The address of a website, kept with https:// in front when it was left out. */
export const website = z
  .string('Enter the address of the website')
  .overwrite(cleanLine)
  .max(200, { error: 'Use at most 200 characters', abort: true })
  .transform((address) => (/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`))
  .pipe(
    z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'Enter the address of a website, like www.example.com',
    }),
  )

/** One of a closed list, named in its error sentence. */
export function choice<const T extends readonly string[]>(choices: T, subject: string) {
  return z.enum(choices, `Choose ${subject}`)
}

const tickedWords = ['true', '1', 'yes', 'on']
const untickedWords = ['false', '0', 'no', 'off']

function readTick(sent: boolean | number | string): unknown {
  // Whoever does not go by these types may send an object, which may not even have words.
  if (typeof sent === 'object') return sent
  const written = String(sent).trim().toLowerCase()
  if (tickedWords.includes(written)) return true
  return untickedWords.includes(written) ? false : sent
}

/** A tick box: true or false, also as 1 or 0 and as the words that forms send. */
export function tick(sentence: string) {
  return z.preprocess(readTick, z.boolean(sentence))
}

/** A tick box that counts as `unlessSent` when it is left out or null. */
export function optionalTick(unlessSent: boolean) {
  return tick('Choose yes or no')
    .nullish()
    .transform((ticked) => ticked ?? unlessSent)
}

/** `page` (from 1) and `per_page` (1 to 100, larger is clamped, 15 unless told). */
export const paging = z.object({
  page: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The page must be a whole number from 1').default(1),
  per_page: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The number of rows on a page must be a whole number from 1')
    .default(15)
    .transform((asked) => Math.min(asked, 100)),
})

/** `List<T>` of the wire: how many there are in all, and one page of them. */
export function list<S extends z.ZodType>(item: S) {
  return z.object({
    total: z.int(),
    or_more: z
      .boolean()
      .optional()
      .describe('There may be more than `total`: the matches of common words are not counted before the last page.'),
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
