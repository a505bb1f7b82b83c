import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, moment } from '../../fields/fields.ts'

/** A link to everything of a case. */
export const linkBundle = call('POST', '/api/registrations/{id}/bundle/link', {
  feature: 'bundles',
  summary:
    'A link to everything of an application as a ZIP, which works for five minutes: data, files, letters, visits, and its entries of the audit record with the seals that prove them.',
  may: 'download everything of an application',
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: z.object({ url: z.string(), expires_at: moment }).meta({
    examples: [
      {
        url: '/api/registrations/31/bundle?expires=1775644500&signature=Zm9v',
        expires_at: '2026-04-08T10:35:00.000Z',
      },
    ],
  }),
  audit: { enters: 'export_data', about: 'registration', id: ['params', 'id'] },
})
