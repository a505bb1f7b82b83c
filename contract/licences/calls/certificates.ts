import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, line, optional, wholeNumber } from '../../fields/fields.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { certificate } from '../certificate.ts'
import { prints } from '../prints.ts'

/** The certificate of an approved registration. Spec §2. */
export const showCertificate = call('GET', '/api/registrations/{id}/certificate', {
  feature: 'certificates',
  summary: 'The certificate of an approved registration, as it was issued.',
  may: registrationActions['Print Certificate'].may,
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'not_confirmed'],
  reply: z.object({ data: certificate }),
  audit: { enters: 'print_certificate', about: 'registration', id: ['params', 'id'] },
})

/** The temporary statement of approval of a temporarily approved registration. Spec §2. */
export const showStatement = call('GET', '/api/registrations/{id}/statement', {
  feature: 'certificates',
  summary: 'The temporary statement of approval, as it was issued.',
  may: registrationActions['Print Temporarily Statement'].may,
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'not_confirmed'],
  reply: z.object({ data: certificate }),
  audit: { enters: 'print_statement', about: 'registration', id: ['params', 'id'] },
})

/** How often the papers of a registration were printed. */
export const listPrints = call('GET', '/api/registrations/{id}/prints', {
  feature: 'certificates',
  summary: 'How often its certificate and its statement were printed, and by whom last, from the audit record.',
  may: 'read the audit record',
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: z.object({ data: z.array(prints) }),
})

/** Which issue is meant. */
const whichIssue = z
  .object({
    number: optional(line('the number', 100)).describe('Of an earlier certificate or statement; else the newest one.'),
    issue: optional(wholeNumber(1, 9999, 'This must be a whole number from 1')).describe(
      'Of an earlier issue; else the newest one.',
    ),
  })
  .meta({ examples: [{}, { number: 'NSMOH/PHF/00042/2026', issue: 1 }] })

const linkToPaper = signedLink('/papers/7/unmarked?expires=1775644500&session=c2Vz&signature=Zm9v')

/** A signed link to the PDF of a certificate, for people who may print it. The print is recorded. */
export const linkCertificate = call('POST', '/api/registrations/{id}/certificate/link', {
  feature: 'certificates',
  summary: 'A link to the PDF of the certificate, or of an earlier issue of it, which works for five minutes.',
  may: registrationActions['Print Certificate'].may,
  params: byId,
  body: whichIssue,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'not_confirmed', 'too_many_requests'],
  reply: linkToPaper,
  audit: { byUseCase: ['print_certificate'] },
})

/** A signed link to the PDF of a statement, for people who may print it. The print is recorded. */
export const linkStatement = call('POST', '/api/registrations/{id}/statement/link', {
  feature: 'certificates',
  summary: 'A link to the PDF of the statement, or of an earlier issue of it, which works for five minutes.',
  may: registrationActions['Print Temporarily Statement'].may,
  params: byId,
  body: whichIssue,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'not_confirmed', 'too_many_requests'],
  reply: linkToPaper,
  audit: { byUseCase: ['print_statement'] },
})
