import { z } from 'zod'
import { call } from '../../call.ts'
import { recordIdText } from '../../fields/fields.ts'
import { statusFilters } from '../../fields/filters.ts'

/** The counters of the dashboard. Spec §2. */
export const showSummary = call('GET', '/api/dashboard/summary', {
  feature: 'dashboard',
  summary: 'The counters of the dashboard: your own, or everything for an officer.',
  may: 'see the dashboard',
  reply: z
    .object({
      facility_total: z.int(),
      facility_active: z
        .int()
        .describe('Fully registered: approved and in date, also while suspended, sealed or revoked.'),
      facility_restricted: z.int().describe('How many of `facility_active` are suspended, sealed or revoked today.'),
      facility_closed: z
        .int()
        .describe(
          'How many of `facility_active` are closed. The others, without those that are suspended, sealed or revoked, are licensed today.',
        ),
      facility_provisional: z.int(),
      facility_pending: z.int().describe('Awaiting approval.'),
      facility_not_submitted: z
        .int()
        .optional()
        .describe(
          'For officers: how many of `facility_pending` are not submitted; left out if they are too many to count.',
        ),
      visits_due: z
        .int()
        .optional()
        .describe('For officers: the facilities to visit by the end of this month, by the class of their last visit.'),
      actions_overdue: z.int().optional().describe('For officers: the corrective actions past their day.'),
      facility_expired: z.int(),
      registrations: z.int(),
      renewals: z.int(),
      penalties: z.int(),
    })
    .meta({
      id: 'Summary',
      examples: [
        {
          facility_total: 300,
          facility_active: 182,
          facility_restricted: 3,
          facility_closed: 1,
          facility_provisional: 24,
          facility_pending: 61,
          facility_not_submitted: 12,
          facility_expired: 18,
          registrations: 341,
          renewals: 41,
          penalties: 7,
        },
      ],
    }),
})

const lgaSeries = z.object({
  name: z.literal('LGA'),
  data: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      y: z.int(),
      licensed: z.int().describe('How many of them are licensed today, finally or provisionally.'),
      drilldown: z.string().describe('The id of the series with its wards.'),
    }),
  ),
})

// Some tools require `items` in the JSON Schema of a tuple: it has no further items.
const pair = z.tuple([z.string(), z.int()]).rest(z.never())

const wardSeries = z.object({
  name: z.literal('Ward'),
  series: z.array(
    z.object({
      id: z.string(),
      name: z.string().describe("The area's name."),
      data: z.array(pair).describe('Pairs of ward and number of facilities.'),
    }),
  ),
})

/** Facilities by local government area, with their wards. Spec §2. */
export const countFacilitiesByLga = call('GET', '/api/dashboard/facilities/{state_id}', {
  feature: 'dashboard',
  summary: 'Facilities of a state by local government area and ward.',
  may: 'see the charts of the state',
  params: z.object({ state_id: recordIdText }),
  reply: z
    .tuple([lgaSeries, wardSeries])
    .rest(z.never())
    .meta({
      examples: [
        [
          { name: 'LGA', data: [{ id: 544, name: 'Chanchaga', y: 41, licensed: 27, drilldown: '544' }] },
          {
            name: 'Ward',
            series: [
              {
                id: '544',
                name: 'Chanchaga',
                data: [
                  ['Sabongari', 12],
                  ['Ward not recorded', 29],
                ],
              },
            ],
          },
        ],
      ],
    }),
})

/** Facilities by type. Spec §2. */
export const countFacilitiesByType = call('GET', '/api/dashboard/facilities-type', {
  feature: 'dashboard',
  summary: 'Facilities by type.',
  may: 'see the charts of the state',
  reply: z
    .object({ categories: z.array(z.object({ id: z.int(), name: z.string(), y: z.int() })) })
    .meta({ examples: [{ categories: [{ id: 2, name: 'Private Clinic', y: 96 }] }] }),
})

/** Registrations by status. Expired approvals are counted separately. Spec §2. */
export const countRegistrationsByStatus = call('GET', '/api/dashboard/registration-status', {
  feature: 'dashboard',
  summary: 'Registrations by status, the expired ones apart.',
  may: 'see the charts of the state',
  reply: z
    .object({ registrations: z.array(z.object({ name: z.enum(statusFilters), y: z.int() })) })
    .meta({ examples: [{ registrations: [{ name: 'Approved', y: 182 }] }] }),
})
