import { capabilities, dutiesFor } from '@portal/domain/accounts/capabilities.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import type { Call } from '../call.ts'
import { statusOfRefusal } from '../problem.ts'
import type { Json } from './json-schema.ts'

/** The error replies of a call, by HTTP status. */
export function refusals(call: Call): Json {
  const statuses = new Map<string, RefusalCode[]>()
  for (const code of refusalCodesOf(call)) {
    const status = String(statusOfRefusal[code])
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  const described = [...statuses].map(([status, codes]) => [status, refusal(`Refused: ${codes.join(', ')}.`)])
  return {
    ...Object.fromEntries(described),
    '4XX': refusal('The request is wrong: 400 if it cannot be parsed, 429 if there were too many requests.'),
    '5XX': refusal(
      'The request is not the cause: 500 for an unexpected error, 503 if the request can be retried soon.',
    ),
  }
}

/** The refusals that follow from what the call declares. */
function refusalCodesOf(call: Call): RefusalCode[] {
  const { visitor, owner, officer } = capabilities[call.may]
  const codes: (RefusalCode | false | undefined)[] = [
    (call.query || call.body || call.upload) && 'invalid_input',
    visitor === 'none' && 'signed_out',
    (owner === 'none' || officer === 'none' || dutiesFor(call.may).length > 0) && 'not_allowed',
    visitor === 'none' && !call.beforePasswordChange && 'password_change_needed',
    visitor === 'none' && officer !== 'none' && !call.beforeSecondFactor && 'second_factor_setup_needed',
    (call.params || call.resource) && 'not_found',
    call.may === 'change registration contents' && 'action_not_offered',
    call.status === 201 && 'already_exists',
    call.ifMatch !== undefined && 'stale',
    call.upload && 'file_too_large',
    call.upload && 'file_refused',
    ...(call.refuses ?? []),
  ]
  return [...new Set(codes.filter((code) => typeof code === 'string'))]
}

function refusal(description: string): Json {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }
}
