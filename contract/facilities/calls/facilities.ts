import { offeredFacilityNames } from '@portal/domain/actions/facility.ts'
import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { returnableSections } from '@portal/domain/applications/returned-items.ts'
import { derivedStatuses } from '@portal/domain/licences/registration-expiry.ts'
import { z } from 'zod'
import { contentsTotals, facilityContents } from '../../applications/facility-contents.ts'
import { operatingOfficer } from '../../applications/operating-officer.ts'
import { adding } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId, date, moment, recordIdText } from '../../fields/fields.ts'
import { facilityFilters, matched, paperFilters } from '../../fields/filters.ts'
import { list, paged } from '../../fields/paging.ts'
import { bankAccountShown } from '../../money/invoice.ts'
import { penaltyWithFacility } from '../../standing/penalty-with-facility.ts'
import { approvedTypeChange } from '../approved-type-change.ts'
import { facilityForm } from '../facility.ts'
import { facilityFlag } from '../facility-flag.ts'
import { facilityWithPlaces, wasApproved } from '../facility-with-places.ts'

const filters = facilityFilters(['created_at', 'name', 'status', 'lga', 'category'])

const helping = z.boolean().optional().describe('For owners: whether you only help with it, on behalf of its owner.')

/** An owner's own facilities, or all facilities for an officer. Spec §7. */
export const listFacilities = call('GET', '/api/facilities', {
  feature: 'facilities',
  summary: 'Your facilities; every facility for an officer.',
  may: 'read a facility or registration',
  query: filters,
  reply: paged(
    facilityWithPlaces
      .extend({
        helping,
        missing_count: z
          .int()
          .optional()
          .describe('For owners: how many things the registration still needs, while they may change it.'),
        progress: z
          .object({ done: z.int(), total: z.int(), next: z.enum(returnableSections).nullable() })
          .meta({ examples: [{ done: 4, total: 8, next: 'staff' }] })
          .optional()
          .describe(
            'For owners: how many pages of the task list are done, and the next one, while they may change it.',
          ),
        to_pay: z
          .object({
            invoice_id: z.int(),
            registration_id: z
              .int()
              .nullish()
              .describe('The application that it is for, whose page takes the receipt; null for a penalty.'),
            amount: z.number().describe('Naira: what is neither confirmed nor waits for the ministry.'),
            reference: z.string().describe('The reference to give with the payment.'),
            bank_account: bankAccountShown.nullable(),
          })
          .meta({
            examples: [
              { invoice_id: 7, registration_id: 31, amount: 74999.5, reference: 'INV-2026-000007', bank_account: null },
            ],
          })
          .nullish()
          .describe(
            'For owners: what is still to be paid for the newest registration, a change of type that was approved, or a penalty; null if nothing is.',
          ),
      })
      .meta({ id: 'ListedFacility' }),
    { matched },
  ),
})

/** A facility with everything that is recorded about it. Spec §7. */
export const showFacility = call('GET', '/api/facilities/{id}', {
  feature: 'facilities',
  summary: 'A facility with its contents and penalties.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  reply: z.object({
    data: facilityWithPlaces
      .extend({
        ...facilityContents,
        operating_officer: operatingOfficer.nullish(),
        helping,
        has_owner_account: z.boolean().describe('Whether the facility belongs to an account.'),
        was_approved: wasApproved,
        offered: z
          .array(z.enum(offeredFacilityNames))
          .describe('What you may do with the facility today, besides its registrations.'),
        open_change_id: z
          .int()
          .nullable()
          .describe('The oldest request for a change that is not decided, if there is one.'),
        approved_type_changes: z
          .array(approvedTypeChange)
          .optional()
          .describe('The changes of its type that were approved, the newest first; the last 20.'),
        claim_letter: z
          .object({ made_at: moment, made_by: z.string(), last_day: date })
          .nullish()
          .describe('For officers: the latest letter with a code for the owner; null if there is none.'),
        penalties: z.array(penaltyWithFacility).describe('The newest 100.'),
        totals: z.object({ ...contentsTotals, penalties: z.int() }).describe('How many there are in all.'),
        duplicates: z
          .array(facilityWithPlaces)
          .optional()
          .describe(
            'For officers: at most ten facilities that are likely the same, by CAC number, phone number or name.',
          ),
        flags: z.array(facilityFlag).optional().describe('For officers: what to look into about the facility.'),
      })
      .meta({ id: 'FacilityDetail' }),
  }),
})

/** An owner adds a facility. Spec §2. */
export const addFacility = call('POST', '/api/facilities', {
  feature: 'facilities',
  summary: 'Add a facility. The warnings never stop it.',
  may: 'add a facility',
  body: facilityForm,
  refuses: ['limit_reached'],
  status: 201,
  reply: z.object({ data: facilityWithPlaces, warnings: z.array(z.string()) }),
  audit: adding('add_facility', 'facility'),
})

/** Facility Management: one row for each facility, with its current registration. Spec §2. */
export const listFacilitiesForOfficer = call('GET', '/api/admin/facility', {
  feature: 'facilities',
  summary: 'Every facility with its registration, one row for each facility.',
  may: 'list all facilities',
  query: filters.extend({
    licensed: z
      .enum(['yes'], 'Choose yes')
      .optional()
      .describe('Only those that are licensed today, finally or provisionally.'),
    from_paper: z
      .enum(paperFilters, 'Choose yes or needs_date')
      .optional()
      .describe('Only those that came from the paper register: all of them, or those whose licence needs a date.'),
    import_id: recordIdText.optional().describe('Only those that this import recorded from the paper register.'),
  }),
  reply: list(
    z
      .object({
        id: z.int().nullable().describe('The registration; null when none was started.'),
        status: z.enum(registrationStatuses).nullable(),
        registration_status: z.enum(derivedStatuses).nullable(),
        facility_id: z.int(),
        facility: facilityWithPlaces,
      })
      .meta({ id: 'FacilityRow' }),
  ).extend({ matched }),
})
