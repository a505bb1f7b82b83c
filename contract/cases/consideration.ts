import { commissionerApprovals, inspectionRecommendations, verdicts } from '@portal/domain/cases/verdicts.ts'
import { z } from 'zod'
import { choice, moment, optional, prose } from '../fields/fields.ts'

/** The officers' findings on a registration. Spec §2, Consideration and Approval. */
export const consideration = z
  .object({
    information_verdict: z.enum(verdicts).nullable().describe('On the information provided.'),
    documents_verdict: z.enum(verdicts).nullable().describe('On the documents reviewed.'),
    recommend_to_inspect: z.enum(inspectionRecommendations).nullable(),
    permanent_secretary_comment: z.string().nullable(),
    commissioner_approval: z.enum(commissionerApprovals).nullable(),
    updated_at: moment,
    user: z.object({ first_name: z.string(), last_name: z.string() }).describe('The officer who saved it last.'),
  })
  .meta({
    id: 'Consideration',
    examples: [
      {
        information_verdict: 'Satisfactory',
        documents_verdict: 'Satisfactory',
        recommend_to_inspect: 'Yes',
        permanent_secretary_comment: 'Recommended for approval.',
        commissioner_approval: 'Approved',
        updated_at: '2026-04-07T15:45:00.000Z',
        user: { first_name: 'Ibrahim', last_name: 'Musa' },
      },
    ],
  })
export type Consideration = z.output<typeof consideration>

/** The Consideration form. */
export const considerationForm = z
  .object({
    information_verdict: optional(choice(verdicts, 'Satisfactory or Not-satisfactory')),
    documents_verdict: optional(choice(verdicts, 'Satisfactory or Not-satisfactory')),
    recommend_to_inspect: optional(choice(inspectionRecommendations, 'Yes or No')),
    permanent_secretary_comment: optional(prose('the comments of the permanent secretary')),
    commissioner_approval: optional(choice(commissionerApprovals, 'Approved or Not approved')),
  })
  .meta({
    examples: [
      {
        information_verdict: 'Satisfactory',
        documents_verdict: 'Satisfactory',
        recommend_to_inspect: 'Yes',
        permanent_secretary_comment: 'Recommended for approval.',
        commissioner_approval: 'Approved',
      },
    ],
  })
