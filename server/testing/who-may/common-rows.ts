import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import type { Outcome, Row } from '../who-may-outcomes.ts'

/** Also without signing in. */
export const open: Row = { open: true, owner: 'ok', 'another owner': 'ok', officer: 'ok' }
export const everyoneSignedIn: Row = { owner: 'ok', 'another owner': 'ok', officer: 'ok' }
export const owners: Row = { owner: 'ok', 'another owner': 'ok', officer: 'not_allowed' }
export const officers: Row = { owner: 'not_allowed', 'another owner': 'not_allowed', officer: 'ok' }
export const officersWith = (duty: Duty | readonly Duty[]): Row => ({ ...officers, duty })
export const ownerAndOfficers: Row = { owner: 'ok', 'another owner': 'not_found', officer: 'ok' }

/** The id of something that does not exist. */
export const missingId = { params: { id: 2_000_000_000 } }

/** Whoever makes the call gets the same answer. */
export const sameForAll = (outcome: Outcome): Row => ({ owner: outcome, 'another owner': outcome, officer: outcome })

export const never = 'action_not_offered'
