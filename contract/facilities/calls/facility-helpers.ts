import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { email } from '../../fields/contact-fields.ts'
import { byId, moment, recordIdText } from '../../fields/fields.ts'

const helper = z
  .object({ id: z.int(), email: z.string(), named_at: moment })
  .meta({ id: 'Helper', examples: [{ id: 4, email: 'zainab@example.com', named_at: '2026-04-08T10:30:00.000Z' }] })

const resource = { kind: 'facility', in: 'params', field: 'id' } as const

/** The people whom the owner lets work on a facility. */
export const listHelpers = call('GET', '/api/facilities/{id}/helpers', {
  feature: 'facility-helpers',
  summary: 'The helpers of a facility, by the email with which they were named.',
  may: 'read a facility or registration',
  params: byId,
  resource,
  reply: z.object({ data: z.array(helper) }),
})

/** The owner names a helper by email. The reply is the same whether the address has an account or not. */
export const addHelper = call('POST', '/api/facilities/{id}/helpers', {
  feature: 'facility-helpers',
  summary: 'Let another owner account work on a facility. The reply does not tell whether the address has an account.',
  may: facilityActions['Name helper'].may,
  params: byId,
  body: z.object({ email }).meta({ examples: [{ email: 'zainab@example.com' }] }),
  resource,
  refuses: ['limit_reached', 'not_allowed'],
  status: 201,
  reply: z.object({ message: z.string(), data: helper }),
  audit: { byUseCase: ['Name helper'] },
})

/** The owner removes a helper, who is told. */
export const removeHelper = call('DELETE', '/api/facilities/{id}/helpers/{helper_id}', {
  feature: 'facility-helpers',
  summary: 'Remove a helper of a facility.',
  may: facilityActions['Remove helper'].may,
  params: byId.extend({ helper_id: recordIdText }),
  resource,
  refuses: ['not_allowed'],
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['Remove helper'] },
})
