import { rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import type { CaseStages, StagePurpose, StageSigner } from '@portal/domain/cases/stages.ts'
import type { Signers } from '@portal/domain/cases/who-signs.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { SignOffTable } from '../../database/tables/stages.ts'
import { officeUsersOn } from '../settings/office-holders.ts'
import { momentInJson } from '../shared/moment-in-json.ts'

/** What a case with stages needs to be signed. */
export interface StoredStages extends CaseStages {
  signers: Signers
}

/** The purpose of a registration, by which it goes through stages. */
const purpose = sql<StagePurpose>`case registration.kind when 'new' then 'registration' else registration.kind end`

const officers = sql`privilege_type in (${sql.join(rolesThatMay('sign a stage').map((role) => sql.lit(role)))})`

/** When the ministry got a registration last; null if it was never submitted. */
export const lastSubmit = sql`greatest(
  registration.submitted_at, (select max(resubmitted_at) from registration_return where registration_id = registration.id)
)`

/** Who could sign on a day. */
const signersOn = (db: Db, today: string) => sql<Signers>`jsonb_build_object(
  'office_users', ${jsonArrayFrom(officeUsersOn(db, today))},
  'officers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'duties', duties) order by id), '[]')
    from user_account where ${officers} and disabled_at is null
  )
)`

/** The offices and duties that sign any stage, with who is in an office on a day. */
export async function readSigning(db: Db, today: string) {
  return db
    .selectNoFrom([
      jsonArrayFrom(officeUsersOn(db, today)).as('office_users'),
      sql<StageSigner[]>`array(select distinct signed_by from stage_terms)`.as('signed_by'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * The stages of a registration by the rules of the day of its Submit, with everything that was signed. One that was never
 * submitted goes by the rules of today.
 */
export const caseStagesOn = (
  db: Db,
  registrationId: number,
  today: string,
): RawBuilder<StoredStages> => sql<StoredStages>`(
  select jsonb_build_object(
    'stages', (
      select coalesce(jsonb_agg(to_jsonb(stage) - 'place' order by place, id), '[]')
      from stages_at(registration.facility_type_id, ${purpose}, coalesce(
        (select max(begun_at) from sign_off_round where registration_id = registration.id and from_stage_id is null),
        registration.submitted_at,
        (${today}::date + 1)::timestamp at time zone 'Africa/Lagos' - interval '1 millisecond'
      )) as stage
    ),
    'rounds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', number, 'from_stage_id', from_stage_id, 'begun_at', ${momentInJson('begun_at')}
      ) order by number), '[]')
      from sign_off_round where registration_id = registration.id
    ),
    'sign_offs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'stage_id', stage_id, 'round', round, 'verdict', verdict, 'remark', remark, 'signed_as', signed_as,
        'user', jsonb_build_object('id', signer.id, 'first_name', first_name, 'last_name', last_name),
        'signed_at', ${momentInJson('signed_at')}
      ) order by sign_off.id), '[]')
      from sign_off join user_account as signer on signer.id = signed_by where registration_id = registration.id
    ),
    'submitted_at', ${momentInJson('last.submitted_at')},
    'since', coalesce(${momentInJson('last.submitted_at')}, ${momentInJson('registration.created_at')}),
    'signers', ${signersOn(db, today)}
  )
  from registration cross join lateral (select ${lastSubmit} as submitted_at) as last where id = ${registrationId}
)`

/** Whether a registration goes through stages when it is submitted at a moment, or went through some before. */
export const goesThroughStages = (moment: string) => sql<boolean>`(
  exists (select from stages_at(registration.facility_type_id, ${purpose}, ${moment}::timestamptz))
  or exists (select from sign_off_round where registration_id = registration.id)
)`

interface Begun {
  registration_id: number
  begun_by: number | null
  begun_at: string
}

/** Begins the round that a Submit begins, at the first of the stages of its day. */
export async function beginRoundAtSubmit(db: Db, { registration_id, begun_by, begun_at }: Begun): Promise<void> {
  await sql`
    with begun as (
      insert into sign_off_round (registration_id, number, begun_by, begun_at)
      select ${registration_id}, greatest(0, (
        select max(number) from sign_off_round where registration_id = ${registration_id}
      ), (
        select max(round) from sign_off where registration_id = ${registration_id}
      )) + 1, ${begun_by}::int, ${begun_at}::timestamptz
    )
    update registration set stage_since = ${begun_at}::timestamptz, stage_terms_id = (
      select terms_id from stages_at(registration.facility_type_id, ${purpose}, ${begun_at}::timestamptz)
      order by place, id limit 1
    )
    where id = ${registration_id}
  `.execute(db)
}

interface SentBack extends Begun {
  number: number
  from_stage_id: number
  reason: string
  /** The terms of the stage at which it is now. */
  stage_terms_id: number
}

/** Begins the round that sending back to an earlier stage begins. */
export async function beginRoundAt(db: Db, { stage_terms_id, ...round }: SentBack): Promise<void> {
  await db
    .with('begun', (tables) => tables.insertInto('sign_off_round').values(round))
    .updateTable('registration')
    .set({ stage_terms_id, stage_since: round.begun_at })
    .where('id', '=', round.registration_id)
    .execute()
}

/** Stores a sign-off, and at which stage the registration is now: at none once all are signed. */
export async function insertSignOff(
  db: Db,
  signOff: Insertable<SignOffTable>,
  next: { stage_terms_id: number | null },
): Promise<void> {
  await db
    .with('signed', (tables) => tables.insertInto('sign_off').values(signOff))
    .updateTable('registration')
    .set({ ...next, stage_since: signOff.signed_at })
    .where('id', '=', signOff.registration_id)
    .execute()
}
