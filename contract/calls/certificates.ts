import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { certificate } from '../entities/certificate.ts'
import { byId } from '../fields.ts'

/** The certificate of an approved registration. Spec §2. */
export const showCertificate = call('GET', '/api/registrations/{id}/certificate', {
  summary: 'The certificate of an approved registration, as it was issued.',
  may: registrationActions['Print Certificate'].may,
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ data: certificate }),
})

/** The temporary statement of approval of a temporarily approved registration. Spec §2. */
export const showStatement = call('GET', '/api/registrations/{id}/statement', {
  summary: 'The temporary statement of approval, as it was issued.',
  may: registrationActions['Print Temporarily Statement'].may,
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ data: certificate }),
})
