import { capabilities } from '@portal/domain/capabilities.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import type { Call } from './call.ts'
import type { Json } from './json-schema.ts'
import { statusOfRefusal } from './problem.ts'

/** The replies of a call that is refused, by HTTP status. */
export function refusals(call: Call): Json {
  const statuses = new Map<string, RefusalCode[]>()
  for (const code of refusalCodesOf(call)) {
    const status = String(statusOfRefusal[code])
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  const described = [...statuses].map(([status, codes]) => [status, refusal(`Refused: ${codes.join(', ')}.`)])
  return {
    ...Object.fromEntries(described),
    '4XX': refusal('The request cannot be served: 400 when it cannot be read, 429 when there were too many.'),
    '5XX': refusal('Not the fault of the request: 500 when something went wrong, 503 when it may be tried again soon.'),
  }
}

/** The refusals that follow from what the call declares. */
function refusalCodesOf(call: Call): RefusalCode[] {
  const { visitor, owner, officer } = capabilities[call.may]
  const codes: (RefusalCode | false | undefined)[] = [
    (call.query || call.body || call.upload) && 'invalid_input',
    visitor === 'none' && 'signed_out',
    (owner === 'none' || officer === 'none') && 'not_allowed',
    (call.params || call.about) && 'not_found',
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
