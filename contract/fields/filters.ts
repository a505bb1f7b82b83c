import { readStatus, registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { z } from 'zod'
import { recordIdText, words } from './fields.ts'
import { paging } from './paging.ts'

/** The status filters of a list: the five statuses, and expired approvals. */
export const statusFilters = [...registrationStatuses, 'expired'] as const

/** One of `statusFilters`. */
export type StatusFilter = (typeof statusFilters)[number]

const anyStatus = `Choose one of ${statusFilters.join(', ')}, or several with commas`

/** Which facilities of the paper register a list has: all of them, or those whose licence needs a date. */
export const paperFilters = ['yes', 'needs_date'] as const

function readStatusFilter(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent
  return sent.trim().toLowerCase() === 'expired' ? 'expired' : (readStatus(sent) ?? sent)
}

function readStatusFilters(sent: string | readonly StatusFilter[]): unknown {
  const asked: unknown = typeof sent === 'string' ? sent.split(',') : sent
  return Array.isArray(asked) ? asked.map(readStatusFilter) : asked
}

/** The sort orders of a list: each field ascending, or descending with `-` in front. `usual` says what the order is without it. */
export function sorting<const F extends readonly [string, ...string[]]>(
  fields: F,
  usual = 'Without it the newest come first; with `q`, the best matches.',
) {
  const orders = fields.flatMap((field) => [field, `-${field}`] as (F[number] | `-${F[number]}`)[])
  return z
    .enum(orders, `Sort by one of ${orders.join(', ')}`)
    .optional()
    .describe(usual)
}

/** The query of a list of facilities or registrations. Spec §7.1. */
export function facilityFilters<const F extends readonly [string, ...string[]]>(fields: F) {
  return paging.extend({
    q: words
      .optional()
      .describe(
        "Words of the facility's name or its owner's, in any order, also their first letters or with a slip; or the beginning of its phone, CAC or registration number, of an application's reference or of a certificate's number.",
      ),
    status: z
      .preprocess(
        readStatusFilters,
        z.array(z.enum(statusFilters, anyStatus), anyStatus).min(1, anyStatus).max(statusFilters.length, anyStatus),
      )
      .optional()
      .describe(
        'One of the five statuses, or expired for approvals past their date, or several of them with commas; in capital or small letters.',
      ),
    facility_type_id: recordIdText.optional(),
    local_gov_area_id: recordIdText.optional(),
    sort: sorting(fields),
  })
}

/** What the reply of a searched list says besides its rows. */
export const matched = z
  .array(z.string())
  .optional()
  .describe(
    'With `q`: the words of these facilities and owners, and the numbers, that it found; in small letters without marks.',
  )
