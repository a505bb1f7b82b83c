import { stagesNow } from '@portal/domain/cases/stages.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { beginRoundAt, beginRoundAtSubmit, caseStagesOn, insertSignOff } from '../../records/cases/case-stages.ts'
import { insertStage, insertStageTerms } from '../../records/cases/stage-terms.ts'
import { dayNumber, dayText, morning } from './plain-days.ts'
import type { PlainRegistration } from './plain-ministry.ts'
import { inspectorateFrom, registryUntil, stagesFrom } from './plain-stages.ts'

const purposes = ['registration', 'renewal'] as const

/** Sets the stages of the simulated ministry, for the whole time before it begins. */
export async function writeStages(db: Db, recorded_by: number): Promise<void> {
  const recorded = { recorded_by, recorded_at: morning(dayNumber('2026-01-01')).toISOString() }
  const ids: Record<string, number> = {}
  for (const name of ['Registry', 'Inspectorate', 'Director']) ids[name] = (await insertStage(db, name, recorded)) ?? 0
  const { Registry = 0, Inspectorate = 0, Director = 0 } = ids
  const needs = { needs_verdicts: false, needs_payment: false, needs_inspection: false, promised_days: 7 }
  const common = { ...recorded, ...needs, purposes: [...purposes], facility_type_ids: null }
  const registry = { ...common, stage_id: Registry, place: 10, signed_by: 'review' as const, back_to: [] }
  await insertStageTerms(db, { ...registry, start_date: stagesFrom })
  await insertStageTerms(db, { ...registry, start_date: registryUntil, purposes: [] })
  const inspectorate = { ...common, stage_id: Inspectorate, place: 20, signed_by: 'inspect' as const }
  await insertStageTerms(db, {
    ...inspectorate,
    start_date: inspectorateFrom,
    facility_type_ids: [2],
    back_to: [Registry],
  })
  const director = { ...common, stage_id: Director, place: 30, signed_by: 'decide' as const }
  await insertStageTerms(db, { ...director, start_date: stagesFrom, back_to: [Registry, Inspectorate] })
}

interface Day {
  by: number
  today: number
}

/** Begins the round of each application that was submitted on a day. */
export async function writeSubmits(db: Db, submitted: readonly PlainRegistration[], { by, today }: Day): Promise<void> {
  const begun = { begun_by: by, begun_at: morning(today).toISOString() }
  for (const { id } of submitted) await beginRoundAtSubmit(db, { registration_id: id, ...begun })
}

/** How far an application is by the portal's rules, on a day. */
export async function stagesOf(db: Db, id: number, today: number) {
  const { stored } = await db
    .selectNoFrom([caseStagesOn(db, id, dayText(today)).as('stored')])
    .executeTakeFirstOrThrow()
  return stagesNow(stored)
}

/** Signs the present stage of an application, or sends it back to the stage with this name. */
export async function writeSignature(
  db: Db,
  { registration: { id }, backTo }: { registration: PlainRegistration; backTo: string | null },
  { by, today }: Day,
): Promise<void> {
  const at = morning(today).toISOString()
  const { stages, present, round, since } = await stagesOf(db, id, today)
  if (!present) throw new Error('Nothing is to be signed')
  if (backTo !== null) {
    const to = stages.find(({ name }) => name === backTo)
    if (!to) throw new Error(`There is no stage ${backTo}`)
    const back = { registration_id: id, number: round + 1, from_stage_id: to.id, reason: 'Look at it again.' }
    return beginRoundAt(db, { ...back, begun_by: by, begun_at: at, stage_terms_id: to.terms_id })
  }
  const next = stages[stages.findIndex((stage) => stage.id === present.id) + 1]
  const row = { registration_id: id, stage_id: present.id, round, verdict: 'agree' as const, remark: null }
  const signed = { signed_as: present.signed_by, signed_by: by, since, signed_at: at }
  await insertSignOff(db, { ...row, ...signed }, { stage_terms_id: next?.terms_id ?? null })
}

/** The names of the present stages in the lists of officers, by the registrations that wait. */
export async function listedStages(db: Db): Promise<[number, string][]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select registration.id, stage.name from registration
    join stage_terms on stage_terms.id = registration.stage_terms_id join stage on stage.id = stage_terms.stage_id
    where registration.status in ('pending', 'Awaiting decision') and registration.ended_at is null
      and registration.submitted_at is not null
    order by registration.id
  `.execute(db)
  return rows.map(({ id, name }) => [id, name])
}
