import { caseActionNames } from '@portal/domain/actions/assignments.ts'
import { caseHolders } from '@portal/domain/actions/registration-state.ts'
import { caseFlags } from '@portal/domain/cases/case-flags.ts'
import { z } from 'zod'
import { officer } from '../accounts/officer.ts'
import { exampleOf } from '../openapi/example-of.ts'

/** A registration as the officers' case: who has it, for how long, and what to notice. */
export const registrationCase = z
  .object({
    assignee: officer.nullable().describe('The officer who has the application.'),
    clock: z
      .object({
        with: z.enum(caseHolders),
        ministry_days: z.int().describe('Calendar days with the ministry.'),
        owner_days: z.int().describe('Calendar days with the owner.'),
        is_late: z.boolean().describe('Whether the ministry has taken longer than `service_days`.'),
      })
      .nullable()
      .describe('null once the application was decided or has ended.'),
    service_days: z.int().describe('How many calendar days the ministry promises to take.'),
    flags: z.array(z.enum(caseFlags)),
    offered: z.array(z.enum(caseActionNames)).describe('What you may do with the assignment now.'),
  })
  .meta({
    id: 'RegistrationCase',
    examples: [
      {
        assignee: exampleOf(officer),
        clock: { with: 'ministry', ministry_days: 12, owner_days: 3, is_late: false },
        service_days: 21,
        flags: ['Likely duplicate'],
        offered: ['Give case'],
      },
    ],
  })
export type RegistrationCase = z.output<typeof registrationCase>
