import { signOffVerdicts, stageSigners } from '@portal/domain/cases/stages.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

const signOff = z.object({
  verdict: z.enum(signOffVerdicts),
  remark: z.string().nullable(),
  signed_as: z.enum(stageSigners).describe('The office or the duty.'),
  user: z.object({ first_name: z.string(), last_name: z.string() }),
  signed_at: moment,
})

const otherStage = z.object({ id: z.int(), name: z.string() })

/** The stages of a case, by the rules of the day of its Submit. */
export const stagesOnPage = z
  .object({
    round: z
      .int()
      .describe('Everything up to the present stage is signed in this round or counts on from earlier ones.'),
    stages: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        signed_by: z.enum(stageSigners).describe('The office or the duty that signs it.'),
        promised_days: z.int(),
        sign_off: signOff.nullable().describe('What was signed and counts now.'),
      }),
    ),
    present: z
      .object({
        id: z.int().describe('The first stage that is not signed.'),
        since: moment,
        days: z.int().describe('Calendar days at this stage.'),
        is_late: z.boolean().describe('Whether it has taken more days than promised.'),
        who: z.string().describe('Who signs it today, as the end of a sentence.'),
        may_sign: z.boolean().describe('Whether you may sign it now.'),
        obstacle: z.string().nullable().describe('Why you cannot sign it now; null if you can.'),
      })
      .nullable()
      .describe('null once every stage is signed, and while the application is with its owner.'),
    back_to: z
      .array(otherStage)
      .describe('The stages to which you may send it back now: earlier ones, or any once all are signed.'),
  })
  .meta({
    id: 'StagesOnPage',
    examples: [
      {
        round: 1,
        stages: [
          {
            id: 1,
            name: 'Recommendation of the director',
            signed_by: 'Director Inspectorate Services',
            promised_days: 5,
            sign_off: {
              verdict: 'agree',
              remark: null,
              signed_as: 'Director Inspectorate Services',
              user: { first_name: 'Ibrahim', last_name: 'Musa' },
              signed_at: '2026-04-07T15:45:00.000Z',
            },
          },
          {
            id: 2,
            name: 'Approval of the commissioner',
            signed_by: 'Hon. Commissioner',
            promised_days: 3,
            sign_off: null,
          },
        ],
        present: {
          id: 2,
          since: '2026-04-07T15:45:00.000Z',
          days: 2,
          is_late: false,
          who: 'the Hon. Commissioner (Dr Fatima Sule)',
          may_sign: true,
          obstacle: null,
        },
        back_to: [{ id: 1, name: 'Recommendation of the director' }],
      },
    ],
  })
export type StagesOnPage = z.output<typeof stagesOnPage>
