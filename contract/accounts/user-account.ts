import { duties, roles } from '@portal/domain/accounts/capabilities.ts'
import { accountActionNames, accountStates } from '@portal/domain/actions/account.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

const waitingDuties = z
  .object({
    id: z.int(),
    duties: z.array(z.enum(duties)),
    giver: z.string().describe('Who gave them.'),
    given_at: moment,
    ends_at: moment.describe('The last moment at which they can be confirmed.'),
    offered: z.array(z.enum(accountActionNames)).describe('What you may do with them now.'),
  })
  .meta({
    id: 'WaitingDuties',
    examples: [
      {
        id: 3,
        duties: ['finance'],
        giver: 'Hadiza Bello',
        given_at: '2026-03-02T08:00:00Z',
        ends_at: '2026-03-09T08:00:00Z',
        offered: ['Confirm duties', 'Withdraw duties'],
      },
    ],
  })

/** An account as the officers who manage users see it. */
export const userAccount = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    privilege_type: z.enum(roles),
    duties: z.array(z.enum(duties)),
    state: z.enum(accountStates).describe('invited: the generated password has not been replaced yet.'),
    invited_by: z.string().nullable().describe('The officer who invited this officer.'),
    created_at: moment,
    updated_at: moment,
    disabled_at: moment.nullable(),
    last_signed_in_at: moment.nullable(),
    sessions: z.int().describe('On how many devices the person is logged in.'),
    cases: z.int().describe('How many undecided applications the officer has.'),
    facilities: z.int().describe('How many facilities the owner has.'),
    waiting: z
      .array(waitingDuties)
      .describe('Duties that were given and do not count until another officer confirms them.'),
    offered: z.array(z.enum(accountActionNames)).describe('What you may do with this account now.'),
  })
  .meta({
    id: 'UserAccount',
    examples: [
      {
        id: 2,
        first_name: 'Ibrahim',
        last_name: 'Musa',
        email: 'ibrahim.musa@health.example',
        phone_number: '+2348031234567',
        privilege_type: 'admin',
        duties: ['review', 'decide'],
        state: 'active',
        invited_by: 'Hadiza Bello',
        created_at: '2026-01-05T08:00:00Z',
        updated_at: '2026-01-05T08:00:00Z',
        disabled_at: null,
        last_signed_in_at: '2026-03-02T08:00:00Z',
        sessions: 1,
        cases: 4,
        facilities: 0,
        waiting: [],
        offered: ['Change account', 'Disable', 'Reset password', 'End sessions'],
      },
    ],
  })
export type UserAccount = z.output<typeof userAccount>
