import { restrictionKinds, restrictionStates } from '@portal/domain/standing/standing.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** A suspension, a sealing or a revocation that is in force or begins later. */
export const openRestriction = z
  .object({
    id: z.int(),
    kind: z.enum(restrictionKinds),
    from_date: date.describe('The first day.'),
    until_date: date.nullable().describe('The last day; null until it is lifted.'),
    reason: z.string(),
    state: z.enum(restrictionStates).describe('As of today.'),
  })
  .meta({
    id: 'OpenRestriction',
    examples: [
      {
        id: 3,
        kind: 'suspended',
        from_date: '2026-06-10',
        until_date: '2026-09-10',
        reason: 'There is no resident medical practitioner.',
        state: 'in force',
      },
    ],
  })
export type OpenRestriction = z.output<typeof openRestriction>

/** A restriction in the history of its facility. */
export const restriction = openRestriction
  .extend({
    imposed_at: moment,
    imposed_by: z.string().describe('First and last name.'),
    lifted_at: moment.nullable(),
    lifted_by: z.string().nullable(),
    lift_reason: z.string().nullable(),
  })
  .meta({
    id: 'Restriction',
    examples: [
      {
        id: 3,
        kind: 'suspended',
        from_date: '2026-06-10',
        until_date: '2026-09-10',
        reason: 'There is no resident medical practitioner.',
        state: 'lifted',
        imposed_at: '2026-06-10T09:00:00.000Z',
        imposed_by: 'Ibrahim Musa',
        lifted_at: '2026-07-01T10:30:00.000Z',
        lifted_by: 'Ibrahim Musa',
        lift_reason: 'Dr Okafor is employed since 29 June.',
      },
    ],
  })
export type Restriction = z.output<typeof restriction>
