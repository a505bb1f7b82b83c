import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { signedLink } from '../../fields/signed-link.ts'

/** A link to everything of a case. */
export const linkBundle = call('POST', '/api/registrations/{id}/bundle/link', {
  feature: 'bundles',
  summary:
    'A link to everything of an application as a ZIP, which works for five minutes: data, files, letters, visits, and its entries of the audit record with the seals that prove them.',
  may: 'download everything of an application',
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: signedLink('/api/registrations/31/bundle?expires=1775644500&signature=Zm9v'),
  audit: { enters: 'export_data', about: 'registration', id: ['params', 'id'] },
})
