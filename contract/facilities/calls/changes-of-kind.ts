import { facilityActions } from '@portal/domain/actions/facility.ts'
import { changeKinds } from '@portal/domain/facilities/change-kinds.ts'
import { z } from 'zod'
import { availableFacilitiesForm } from '../../applications/available-facilities-form.ts'
import { operatingOfficerForm } from '../../applications/operating-officer-form.ts'
import { call } from '../../call.ts'
import { scannedDocument } from '../../fields/accepted-file.ts'
import { byId, line, prose, recordIdText } from '../../fields/fields.ts'
import { exampleOf } from '../../openapi/example-of.ts'
import { askedChange } from '../asked-change.ts'
import { changeRequestOnPage } from '../change-request-with-facility.ts'
import { changeRule } from '../change-rule.ts'
import { facilityCorrection } from '../facility.ts'

const reason = prose('the reason')

const officer = askedChange('/changes/operating-officer', {
  feature: 'changes-of-kind',
  words: 'the operating officer of a facility',
  body: operatingOfficerForm
    .omit({ facility_id: true, reason: true })
    .extend({ reason })
    .meta({
      examples: [
        {
          full_name: 'Dr Ngozi Okafor',
          phone_number: '0806 111 2233',
          email_add: 'ngozi.okafor@example.com',
          highest_qualification: 'MBBS',
          folio_number: 'MDCN/R/45678',
          year_of_graduation: 2009,
          employment_status: 'Employed',
          reason: 'Dr Bala left in March.',
        },
      ],
    }),
})

const contacts = askedChange('/changes/contacts', {
  feature: 'changes-of-kind',
  words: 'the contacts and hours of a facility',
  body: facilityCorrection
    .pick({
      phone_number: true,
      facility_email: true,
      website: true,
      postal_address: true,
      working_days: true,
      hours_of_operation: true,
    })
    .extend({ reason })
    .meta({
      examples: [
        {
          phone_number: '0803 123 4567',
          facility_email: 'desk@sabongariclinic.example',
          working_days: 'Monday,Tuesday',
          hours_of_operation: '08:00AM-5:00PM',
          reason: 'We have a new line.',
        },
      ],
    }),
})

const services = askedChange('/changes/beds-and-services', {
  feature: 'changes-of-kind',
  words: 'the beds and services of a facility',
  body: availableFacilitiesForm
    .omit({ facility_id: true, reason: true })
    .extend({ reason })
    .meta({
      examples: [
        {
          bed_space_capacity: 30,
          no_of_wards: 4,
          no_of_consulting_rooms: 2,
          no_of_toilets: 8,
          source_of_water: 'Borehole',
          electricity_supply: 'Public supply and generator',
          mode_of_waste_management: 'Incinerator',
          medical_record: 'digital and paper',
          available_fac: ['Laboratory', 'Pharmacy', 'Ambulance'],
          reason: 'A new ward is open.',
        },
      ],
    }),
})

export const addOfficerChange = officer.ask
export const recordOfficerChange = officer.record
export const addContactsChange = contacts.ask
export const recordContactsChange = contacts.record
export const addServicesChange = services.ask
export const recordServicesChange = services.record

/** What can be changed now, and what each change needs. */
export const listChangeChoices = call('GET', '/api/facilities/{id}/changes/choices', {
  feature: 'changes-of-kind',
  summary:
    'What of a licensed facility can be changed now, what each change needs, and why another cannot be asked for.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  reply: z.object({
    data: z
      .object({
        kinds: z.array(
          z.object({
            kind: z.enum(changeKinds),
            rule: changeRule,
            fee: z.number().nullable().describe('Naira; null if nothing is charged.'),
            why_not: z.string().nullable().describe('Why it cannot be asked for now; null if it can.'),
            request_id: z.int().nullable().describe('The request of this kind that is not decided.'),
          }),
        ),
        staff: z.object({ why_not: z.string().nullable() }).describe('Members of staff who join or leave.'),
      })
      .meta({
        id: 'ChangeChoices',
        examples: [
          {
            kinds: [
              { kind: 'operating officer', rule: exampleOf(changeRule), fee: 20000, why_not: null, request_id: null },
            ],
            staff: { why_not: null },
          },
        ],
      }),
  }),
})

/** The owner sends a document that the rule of the change asks for. */
export const addChangeDocument = call('POST', '/api/facilities/{id}/changes/{change_id}/documents', {
  feature: 'changes-of-kind',
  summary: `Send a document that a change needs: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}. Of several with one name the last one counts.`,
  may: facilityActions['Add to change'].may,
  params: byId.extend({ change_id: recordIdText }),
  body: z
    .object({ name: line('which document it is', 150) })
    .meta({ examples: [{ name: 'Practising licence of the new operating officer' }] }),
  upload: scannedDocument,
  isResumable: true,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'limit_reached', 'not_found'],
  status: 201,
  reply: z.object({ data: changeRequestOnPage, message: z.string() }),
  audit: { byUseCase: ['Add to change'] },
})
