import type { InboxThing } from '@portal/domain/inbox/inbox-words.ts'
import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { against } from '../standing/representations.ts'
import { changedWords } from './changed-words.ts'

/** What is known of something that waits, with where it is dealt with and who has it. */
export type WaitingFacts = InboxThing & {
  id: number
  page_id: number
  lga: string | null
  assignee: { id: number; first_name: string; last_name: string } | null
}

/** What each kind selects: its facts, the id of its page, where it is and who has it. */
interface Selected {
  /** The table whose row waits, and whose id is that of what waits. */
  table: keyof Tables
  facts: RawBuilder<unknown>
  /** The tables, of which `facility` has the LGA and `assignee` is who has it, if the kind has them. */
  from: RawBuilder<unknown>
  page?: string
  place?: 'facility' | 'concern'
  isHeld?: true
}

const nameOf = (account: string) =>
  sql`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`
const held = sql`left join user_account as assignee on assignee.id = assignee_id`

const registrations = {
  table: 'registration',
  from: sql`registration join facility on facility.id = registration.facility_id ${held}`,
  place: 'facility',
  isHeld: true,
} as const

const inspections = {
  table: 'inspection',
  from: sql`inspection join facility on facility.id = inspection.facility_id`,
  place: 'facility',
} as const

const namesAndKind = sql`'company_name', company_name, 'applied', registration.kind`

const corrections = sql`(
  select jsonb_array_length(items) from registration_return as latest
  where latest.registration_id = registration.id and latest.ended_at is null
  order by latest.id desc limit 1
)`

const stageName = sql`(
  select name from stage join stage_terms on stage.id = stage_id where stage_terms.id = registration.stage_terms_id
)`

const selected = {
  application: { ...registrations, facts: sql`${namesAndKind}, 'corrections', ${corrections}` },
  decision: { ...registrations, facts: namesAndKind },
  'sign-off': { ...registrations, facts: sql`${namesAndKind}, 'stage', ${stageName}` },
  'temporary approval': {
    ...registrations,
    facts: sql`'company_name', company_name, 'last_day', registration.expiry_date`,
  },
  payment: {
    table: 'payment',
    facts: sql`'company_name', company_name, 'amount_kobo', amount_kobo, 'reference', reference, 'bank', bank`,
    from: sql`payment join facility on facility.id = payment.facility_id`,
    place: 'facility',
  },
  change: {
    table: 'change_request',
    facts: sql`'company_name', company_name, 'changed', ${changedWords}`,
    from: sql`change_request join facility on facility.id = change_request.facility_id`,
    place: 'facility',
  },
  representation: {
    table: 'representation',
    facts: sql`'company_name', company_name, 'against', ${against},
      'decided_on', (taken_at at time zone 'Africa/Lagos')::date`,
    from: sql`representation
      left join registration on registration.id = representation.registration_id
      left join penalty on penalty.id = representation.penalty_id
      left join facility_restriction as restriction on restriction.id = representation.restriction_id
      join facility on facility.id = coalesce(registration.facility_id, penalty.facility_id, restriction.facility_id)`,
    place: 'facility',
  },
  concern: {
    table: 'concern',
    facts: sql`'place', place, 'kind', concern.kind`,
    from: sql`concern ${held}`,
    place: 'concern',
    isHeld: true,
  },
  condition: {
    table: 'registration_condition',
    facts: sql`'company_name', company_name, 'text', registration_condition.text, 'due_date', due_date,
      'is_evidenced', exists (select from condition_evidence where condition_id = registration_condition.id)`,
    from: sql`registration_condition
      join registration on registration.id = registration_condition.registration_id
      join facility on facility.id = registration.facility_id`,
    page: 'registration.id',
    place: 'facility',
  },
  'visit to plan': {
    ...inspections,
    facts: sql`'company_name', company_name, 'kind', inspection.kind, 'has_day', planned_day is not null`,
  },
  visit: { ...inspections, facts: sql`'company_name', company_name, 'number', number, 'planned_day', planned_day` },
  report: {
    ...inspections,
    facts: sql`'company_name', company_name, 'number', number,
      'done_on', (done_at at time zone 'Africa/Lagos')::date`,
  },
  'finding reply': {
    table: 'corrective_action',
    facts: sql`'company_name', company_name, 'text', corrective_action.text`,
    from: sql`corrective_action join facility on facility.id = corrective_action.facility_id`,
    page: 'corrective_action.inspection_id',
    place: 'facility',
  },
  'inspection comments': { ...inspections, facts: sql`'company_name', company_name, 'number', number` },
  import: {
    table: 'import',
    facts: sql`'name', import.name, 'number', import.number, 'preparer', ${nameOf('user_account')}`,
    from: sql`import join user_account on user_account.id = prepared_by`,
  },
  flag: {
    table: 'facility',
    facts: sql`'company_name', company_name, 'kinds', to_jsonb(kinds)`,
    from: sql`flagged_facility join facility on facility.id = facility_id`,
    place: 'facility',
  },
  duties: {
    table: 'given_duties',
    facts: sql`'name', ${nameOf('receiver')}, 'duties', to_jsonb(given_duties.duties), 'giver', ${nameOf('giver')}`,
    from: sql`given_duties
      join user_account as receiver on receiver.id = user_id
      join user_account as giver on giver.id = given_by`,
    page: 'receiver.id',
  },
  'bank account': {
    table: 'bank_account',
    facts: sql`'bank', bank, 'account_number', account_number, 'proposer', ${nameOf('proposer')}`,
    from: sql`bank_account join user_account as proposer on proposer.id = proposed_by`,
  },
} as const satisfies Record<InboxKind, Selected>

function factsOf(kind: InboxKind, ids: readonly number[]): RawBuilder<unknown> {
  const { table, facts, from, page = `${table}.id`, place, isHeld }: Selected = selected[kind]
  const id = sql.ref(`${table}.id`)
  const lga = place
    ? sql`(select list from local_gov_area where id = ${sql.ref(`${place}.local_gov_area_id`)})`
    : sql`null`
  const assignee = isHeld
    ? sql`case when assignee.id is not null then
        jsonb_build_object('id', assignee.id, 'first_name', assignee.first_name, 'last_name', assignee.last_name)
      end`
    : sql`null::jsonb`
  return sql`
    select ${sql.lit(kind)} as kind, ${id} as id, ${sql.ref(page)} as page_id,
      jsonb_build_object(${facts}) as facts, ${lga} as lga, ${assignee} as assignee
    from ${from} where ${id} = any(${[...ids]}::int[])
  `
}

/** What is known of the rows of a page of the inbox, in one statement and in no particular order. */
export async function listWaitingFacts(
  db: Db,
  waiting: readonly { kind: InboxKind; id: number }[],
): Promise<WaitingFacts[]> {
  if (waiting.length === 0) return []
  const parts = [...Map.groupBy(waiting, ({ kind }) => kind)].map(([kind, rows]) =>
    factsOf(
      kind,
      rows.map(({ id }) => id),
    ),
  )
  const { rows } = await sql<WaitingFacts>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** The table whose row waits. */
export function tableOf(kind: InboxKind): keyof Tables {
  return selected[kind].table
}
