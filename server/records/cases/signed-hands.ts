import type { StageSigner } from '@portal/domain/cases/stages.ts'
import { type RawBuilder, sql } from 'kysely'
import { lastSubmit } from './case-stages.ts'

/** The first sign-off of a stage since the last Submit. Stages are signed in their order, so of two stages the earlier one has it. */
const firstOf = (stage: RawBuilder<unknown>) => sql`(
  select min(id) from sign_off as first
  where first.registration_id = registration.id and first.stage_id = ${stage} and first.signed_at >= ${lastSubmit}
)`

/**
 * Whether a person signed a stage of a registration in what counts now, as `stagesNow` says it: since the last Submit, and no later
 * round began with that stage or with one before it.
 */
const hasSigned = (person: RawBuilder<unknown>) => sql`exists (
  select from sign_off as own
  where own.registration_id = registration.id and own.signed_by = ${person} and own.signed_at >= ${lastSubmit}
    and not exists (
      select from sign_off_round as later
      where later.registration_id = registration.id and later.number > own.round
        and ${firstOf(sql`later.from_stage_id`)} <= ${firstOf(sql`own.stage_id`)}
    )
)`

/**
 * Whether an officer who signs as these would sign a second stage of a registration although another hand is there, as `whyNotSigned`
 * says it.
 */
export function isLeftToAnotherHand(
  userId: number,
  signsAs: readonly { signer: StageSigner; hands: readonly number[] }[],
): RawBuilder<boolean> {
  return sql<boolean>`(${hasSigned(sql`${userId}::int`)} and exists (
    select from jsonb_to_recordset(${JSON.stringify(signsAs)}::jsonb) as signs (signer text, hands int[])
    cross join unnest(signs.hands) as hand
    where signs.signer = (select signed_by from stage_terms where id = registration.stage_terms_id)
      and not ${hasSigned(sql`hand`)}
  ))`
}
