import { z } from 'zod'
import { recordIdText, wholeNumber } from './fields.ts'

/** `page` (from 1) and `per_page` (1 to 100, default 15; a larger value is clamped). */
export const paging = z.object({
  page: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The page must be a whole number from 1').default(1),
  per_page: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'The number of rows on a page must be a whole number from 1')
    .default(15)
    .transform((asked) => Math.min(asked, 100)),
})

/** A page of a list of a facility's contents. */
export const pagingOfContents = paging.extend({
  registration_id: recordIdText
    .optional()
    .describe('As one registration of the facility has them: once it is Approved, what was approved.'),
})

/** `List<T>` of the specification: the total and one page of rows. */
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

/** How many there are of something, if counting may stop. */
export const counted = z.object({
  total: z.int(),
  or_more: z.literal(true).optional().describe('Counting stopped at `total`.'),
})

/** `Paged<T>` of the specification: the same page, nested in `data`, with more fields beside its rows. */
export function paged<S extends z.ZodType, M extends z.ZodRawShape>(item: S, more: M) {
  return z.object({
    data: list(item).extend({ from: z.int().nullable(), to: z.int().nullable(), ...more }),
  })
}
