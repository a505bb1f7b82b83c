import { z } from 'zod'
import { adding } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { fee } from '../fee.ts'
import { feeAmounts, feeForm } from '../fee-form.ts'
import { seenSamples } from '../seen-samples.ts'

/** The fee table. */
export const listFees = call('GET', '/api/fees', {
  feature: 'fees',
  summary: 'The fees that apply today, those that are planned, and the newest rows that were saved.',
  may: 'see the fees',
  reply: z.object({
    data: z.array(fee).describe('The fees of today.'),
    planned: z.array(fee).describe('The fees that start later, the nearest first.'),
    history: z.array(fee).describe('Everything that was saved, the newest first, 100 at most.'),
  }),
})

/** An officer saves a fee from a day on. Registrations under way keep the fees of the day on which they were started. */
export const addFee = call('POST', '/api/fees', {
  feature: 'fees',
  summary: 'Save a fee from a day on. Applications under way keep the fees of the day on which they were started.',
  may: 'manage the fees',
  body: feeForm,
  status: 201,
  reply: z.object({ message: z.string(), data: fee }),
  audit: adding('change_fees', 'fee'),
})

/** An officer saves the amounts of several fees from a day on, as a table that was read and corrected. */
export const changeFees = call('POST', '/api/fees/amounts', {
  feature: 'fees',
  summary: 'Save the amounts of several fees of today, as you have read them, from a day on.',
  may: 'manage the fees',
  body: feeAmounts,
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string() }),
  audit: { enters: 'change_fees', about: 'fee', id: { named: 'amounts' }, keepsBody: true },
})

/** An officer takes over the sample fees as they are. */
export const confirmSampleFees = call('POST', '/api/fees/confirm-samples', {
  feature: 'fees',
  summary: 'Take over all sample fees of today, as you have read them, from today on.',
  may: 'manage the fees',
  body: seenSamples,
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string() }),
  audit: { enters: 'change_fees', about: 'fee', id: { named: 'samples' }, keepsBody: true },
})
