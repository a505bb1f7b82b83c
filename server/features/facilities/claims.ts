import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claims.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { normaliseClaimCode } from '@portal/domain/facilities/claim-code.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { hashClaimCode, newClaimCode } from '../../auth/claim-codes.ts'
import { endClaim, findClaimByCode, replaceClaim } from '../../records/facilities/claims.ts'
import { getFacility, updateFacility } from '../../records/facilities/facilities.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Claims: the owner of a facility that was recorded from paper takes it over with the code of a letter. */
export function claimRoutes(serve: Serve): void {
  serve(calls.makeClaimLetter, makeClaimLetter, { before: newCode })
  serve(calls.claimFacility, claimFacility, { before: hashTypedCode })
}

interface Code {
  code: string
  hash: Buffer
}

async function newCode(): Promise<Code> {
  const code = newClaimCode()
  return { code, hash: await hashClaimCode(code) }
}

/** Makes a letter. Its code is returned once and stored as a hash only. */
async function makeClaimLetter(
  context: Context,
  { params }: Input<typeof calls.makeClaimLetter>,
  { code, hash }: Code,
) {
  const { db, user, now, today } = context
  const { claim_days } = await readSettings(db, today)
  const last_day = addDays(today, claim_days)
  return act(context, onFacility, 'Make claim letter', params.id, {
    input: {},
    async write({ id, facts: { user_id } }) {
      if (user_id !== null) refuse('already_exists', 'This facility has an owner with an account')
      const made = { facility_id: id, made_by: user.id, made_at: now.toISOString() }
      await replaceClaim(db, { ...made, code_hash: hash, last_day })
      return { id }
    },
    reply: async ({ id }) => ({
      message: facilityActions['Make claim letter'].message,
      data: { facility_id: id, code, last_day },
    }),
  })
}

/** Counts the attempt, then hashes the code, which takes the same time for every code. */
async function hashTypedCode(
  { throttle, user, address }: Context,
  { body }: Input<typeof calls.claimFacility>,
): Promise<Buffer> {
  await throttle.beforeClaiming(user.id, address)
  return hashClaimCode(normaliseClaimCode(body.code))
}

/** The person who enters the code becomes the owner of the facility and of everything recorded for it. */
async function claimFacility(context: Context, _input: Input<typeof calls.claimFacility>, hash: Buffer) {
  const { db, user, now, today } = context
  const claim = (await findClaimByCode(db, hash, today)) ?? refuseCode()
  return act(context, onFacility, 'Claim facility', claim.facility_id, {
    input: {
      reason: `${user.first_name} ${user.last_name} entered the code and is now its owner.`,
      letter: {
        claim: {
          claimed_by: `${user.first_name} ${user.last_name}`,
          code_made_on: lagosDate(Date.parse(claim.made_at)),
        },
      },
    },
    async write({ id, facts: { user_id } }) {
      const used = { used_by: user.id, ended_at: now.toISOString() }
      if (user_id !== null || !(await endClaim(db, claim.id, used))) refuseCode()
      await updateFacility(db, id, { user_id: user.id }, now)
      // Of thousands of letters that were made at once, their page says how many are claimed.
      return { id, named: claim.letter_file_id === null ? claim.made_by : null }
    },
    reply: async ({ id }) => ({
      message: facilityActions['Claim facility'].message,
      data: await getFacility(db, id, today),
    }),
  })
}

/** The same for every code that cannot be used, so that the answer says nothing about it. */
function refuseCode(): never {
  return refuseField(
    'code',
    'This code cannot be used. Check each character, or ask the ministry for a new letter',
    'wrong secret',
  )
}
