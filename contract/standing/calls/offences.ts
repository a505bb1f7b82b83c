import { z } from 'zod'
import { adding, editing } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId, line, startDate, wholeNumber } from '../../fields/fields.ts'
import { paidAmount } from '../../money/naira-field.ts'
import { seenSamples } from '../../money/seen-samples.ts'
import { offence } from '../offence.ts'

const reply = z.object({ message: z.string(), data: offence })

/** What an offence costs, from a day on. */
const rateForm = z.object({
  amount: paidAmount.describe('Naira, with at most two decimals.'),
  days_to_pay: wholeNumber(1, 365, 'Enter a number of days from 1 to 365').describe(
    'How many days after the penalty it is to be paid.',
  ),
  start_date: startDate,
})

/** The tariff of offences. */
export const listOffences = call('GET', '/api/offences', {
  feature: 'offences',
  summary: 'The tariff of offences: what each costs today and later. The retired ones are last.',
  may: 'see the tariff of offences',
  reply: z.object({ data: z.array(offence).describe('200 at most.') }),
})

/** An officer adds an offence. */
export const addOffence = call('POST', '/api/offences', {
  feature: 'offences',
  summary: 'Add an offence to the tariff.',
  may: 'manage the tariff of offences',
  body: rateForm
    .extend({ name: line('the offence') })
    .meta({ examples: [{ name: 'Certificate not displayed', amount: 20000, days_to_pay: 28 }] }),
  refuses: ['limit_reached'],
  status: 201,
  reply,
  audit: adding('change_offences', 'catalogue'),
})

/** An officer saves what an offence costs from a day on. Penalties keep the amount of their day. */
export const addOffenceRate = call('POST', '/api/offences/{id}/rates', {
  feature: 'offences',
  summary: 'Save what an offence costs from a day on. Penalties keep the amount of their day.',
  may: 'manage the tariff of offences',
  params: byId,
  body: rateForm.meta({ examples: [{ amount: 120000, days_to_pay: 28, start_date: '2030-01-01' }] }),
  refuses: ['not_found'],
  status: 201,
  reply,
  audit: { enters: 'change_offences', about: 'catalogue', id: ['params', 'id'], keepsBody: true },
})

/** An officer renames or retires an offence. Penalties keep the name of their day. */
export const editOffence = call('PUT', '/api/offences/{id}', {
  feature: 'offences',
  summary: 'Rename or retire an offence. Penalties keep the name of their day.',
  may: 'manage the tariff of offences',
  params: byId,
  body: z
    .object({
      name: line('the offence').optional(),
      retired: z.boolean().optional().describe('True: it is no longer offered. False: it is again.'),
    })
    .meta({ examples: [{ name: 'Certificate not on display', retired: false }] }),
  ifMatch: 'data',
  refuses: ['not_found'],
  reply,
  audit: editing('offence', 'change_offences', 'catalogue'),
})

/** An officer takes over the sample amounts as they are. */
export const confirmSampleOffences = call('POST', '/api/offences/confirm-samples', {
  feature: 'offences',
  summary: 'Take over all sample amounts of offences, as you have read them, from today on.',
  may: 'manage the tariff of offences',
  body: seenSamples,
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string() }),
  audit: { enters: 'change_offences', about: 'catalogue', id: { named: 'samples' }, keepsBody: true },
})
