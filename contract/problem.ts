import { type RefusalCode, refusalCodes } from '@portal/domain/refusal.ts'
import { z } from 'zod'

/** The HTTP status of each refusal code. Spec §8.2. */
export const statusOfRefusal = {
  invalid_input: 422,
  wrong_credentials: 401,
  second_factor_needed: 401,
  signed_out: 401,
  not_allowed: 403,
  password_change_needed: 403,
  second_factor_setup_needed: 403,
  not_found: 404,
  action_not_offered: 409,
  already_exists: 409,
  not_confirmed: 409,
  limit_reached: 409,
  stale: 412,
  file_too_large: 413,
  file_refused: 415,
  too_many_requests: 429,
  unavailable: 503,
  unexpected: 500,
} as const satisfies Record<RefusalCode, number>

/** The reply of every failed call, as `application/problem+json`. Spec §8.2. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('An error message for people.'),
    code: z.enum(refusalCodes),
    message: z.string().describe('The same text as detail.'),
    errors: z.record(z.string(), z.array(z.string())).optional().describe('Error messages by field.'),
    offered: z.array(z.string()).optional().describe('The actions that the current status offers.'),
    present_status: z.string().optional().describe('The current registration status, which does not offer the action.'),
    not_begun: z
      .literal(true)
      .optional()
      .describe('Nothing was done yet: the same request may be sent again after the time in Retry-After.'),
    request_id: z.string(),
  })
  .meta({
    examples: [
      {
        type: '/problems/action_not_offered',
        title: 'Not possible now',
        status: 409,
        detail: 'Approve is not possible while this registration is pending.',
        code: 'action_not_offered',
        message: 'Approve is not possible while this registration is pending.',
        offered: ['Temporary Approval', 'Decline'],
        present_status: 'pending',
        request_id: 'req-1',
      },
    ],
  })
export type Problem = z.output<typeof problem>
