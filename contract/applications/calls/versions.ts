import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, recordIdText } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { comparedThing } from '../application-change.ts'
import { applicationVersion } from '../application-version.ts'

const which = z.union([z.literal('now'), recordIdText], 'Choose a version')

/** The stored versions of an application, and of the earlier ones of its facility. */
export const listVersions = call('GET', '/api/registrations/{id}/versions', {
  feature: 'versions',
  summary: 'What was submitted, returned, considered and approved: the stored versions, the newest first.',
  may: 'see the applications',
  params: byId,
  query: paging,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: list(applicationVersion),
})

/** Two versions of an application side by side. */
export const compareVersions = call('GET', '/api/registrations/{id}/comparison', {
  feature: 'versions',
  summary: 'Two stored versions of an application side by side, or one and what it contains now.',
  may: 'see the applications',
  params: byId,
  query: paging.extend({
    before: which.describe('A version, or now.'),
    after: which.describe('A version, or now.'),
    all: z.enum(['yes'], 'Choose yes').optional().describe('Also what is the same in both.'),
  }),
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: list(comparedThing).extend({
    before: applicationVersion.nullable().describe('Null for what it contains now.'),
    after: applicationVersion.nullable().describe('Null for what it contains now.'),
    differences: z
      .int()
      .describe('How many things differ. A part that one version does not record is listed and not counted.'),
  }),
})
