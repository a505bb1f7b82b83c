import { changesStanding, type FacilityActionName, facilityAction } from '@portal/domain/actions/facility.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { chooseFacilityAction } from '@portal/domain/actions/offered-facility-actions.ts'
import { type AuditEntry, doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Facts } from '../audit/recorded-facts.ts'
import { stateOfFacility, stateOfNewRegistration } from '../audit/states.ts'
import type { Context } from '../use-case/context.ts'
import { reissuePapers } from './issue-certificate.ts'
import { notificationFor, notificationForOfficers } from './notification-for.ts'
import { readSettings } from '../records/settings/settings.ts'
import { writeLetter } from '../papers/write-letter.ts'
import {
  findFacilityWithNewest,
  type LockedFacility,
  lockFacilityWithNewest,
} from '../records/facilities/facilities.ts'
import { notify } from '../records/messages/notifications.ts'
import { insertEvent } from '../records/cases/review.ts'

/** The input of an action on a facility besides the facility. */
export interface FacilityActionInput<W> {
  reason?: string | null
  /** The registration that the message and the letter to the owner name. */
  reference?: string | undefined
  registration_id?: number | null | undefined
  /** What the letter names besides the facts of the facility and the reason. */
  letter?: LetterDetails | undefined
  /** Added to the message to the owner, but not to the timeline and the letter. */
  note?: string | null
  /** The person whom the action names, from what was written; null if nobody is told. */
  namedBy?: (written: W) => number | null
  /** The request for a change that the action is about. Another one may have been made since it was read. */
  changeId?: number
  /** The restriction that the action lifts. It may have been lifted since it was read. */
  restrictionId?: number
  /** What the audit record notes of the change, besides what the other fields say. */
  recorded?: { before?: Facts; after?: Facts } | undefined
  /** Writes the rows that are special to this action; for an action that starts a registration, the registration. */
  write: (facility: LockedFacility, starts: 'new' | 'renewal') => Promise<W>
}

/** The id of what an action wrote, and of the entry in the history of changes, if there is one. */
interface Written {
  id: number
  change_id?: number | undefined
}

/** Carries out the first of these actions that the table offers for a facility, like `act` for a registration. */
export async function actOnFacility<W extends Written>(
  context: Context,
  names: readonly FacilityActionName[],
  facilityId: number,
  {
    reason = null,
    note = null,
    reference,
    registration_id = null,
    letter,
    namedBy,
    changeId,
    restrictionId,
    recorded,
    write,
  }: FacilityActionInput<W>,
): Promise<W> {
  const { db, today } = context
  const facility = await lockFacilityWithNewest(db, facilityId, today)
  const isOther = changeId !== undefined && facility.open_change_id !== changeId
  const facts = {
    ...facility,
    open_change_id: isOther ? null : facility.open_change_id,
    restrictions: facility.restrictions.filter(({ id }) => restrictionId === undefined || id === restrictionId),
  }
  const name = chooseFacilityAction(names, facts, today)
  const { starts = 'new', causes } = facilityAction(name)
  const written = await write(facility, starts)
  const named = namedBy?.(written) ?? null
  await writeTimeline(context, name, { facility, written, reason, recorded })
  const told = [reason, note].filter((text) => text !== null).join('\n') || null
  await notifyPeople(context, name, { facility, reference, named, reason: told })
  if (causes.issuesAgain) await reissuePapers(context, facilityId)
  if (causes.writesLetter) {
    await writeLetter(context, {
      kind: causes.writesLetter,
      facility_id: facilityId,
      registration_id,
      reason,
      details: letter,
      settings: await readSettings(db, today),
    })
  }
  return written
}

interface Done {
  facility: LockedFacility
  reason: string | null
}

interface DoneAndWritten extends Done {
  written: Written
  recorded: { before?: Facts; after?: Facts } | undefined
}

/** An action that starts a registration begins its timeline; others are entered in that of the newest one, if there is one. */
async function writeTimeline(context: Context, name: FacilityActionName, done: DoneAndWritten): Promise<void> {
  const { db, user, now } = context
  const { newest } = done.facility
  const { written, reason } = done
  await recordEntry(db, await auditEntry(context, name, done))
  const { leadsTo, causes } = facilityAction(name)
  const entry = { actor_id: user.id, at: now.toISOString() }
  if (leadsTo !== null) {
    const started = { ...entry, registration_id: written.id, from_status: null, to_status: leadsTo }
    await insertEvent(db, started)
  } else if (causes.event && newest) {
    const entered = {
      ...entry,
      registration_id: newest.id,
      from_status: newest.status,
      to_status: newest.status,
      reason: [causes.event.text, reason].filter(Boolean).join(': '),
      change_id: written.change_id ?? null,
      is_internal: causes.event.isInternal ?? false,
    }
    await insertEvent(db, entered)
  }
}

async function auditEntry(
  context: Context,
  name: FacilityActionName,
  { facility, written, reason, recorded }: DoneAndWritten,
): Promise<AuditEntry> {
  const { leadsTo } = facilityAction(name)
  const entry = {
    ...doerOf(context),
    action: name,
    before: recorded?.before,
    after: { facility_id: facility.id, row_id: written.id, reason: reason ?? undefined, ...recorded?.after },
  }
  if (leadsTo !== null) {
    return { ...entry, about: { kind: 'registration', id: written.id }, state: stateOfNewRegistration(leadsTo) }
  }
  const about = { kind: 'facility', id: facility.id } as const
  if (!changesStanding(name)) return { ...entry, about }
  const changed = await findFacilityWithNewest(context.db, facility.id, context.today)
  return { ...entry, about, before: stateOfFacility(facility), state: stateOfFacility(changed) }
}

async function notifyPeople(
  context: Context,
  name: FacilityActionName,
  { facility, reference, named, reason }: Done & { reference: string | undefined; named: number | null },
): Promise<void> {
  const { causes } = facilityAction(name)
  const about = { ...facility, facility_id: facility.id, reference, named, reason }
  const messages = [notificationFor(context, causes, about), notificationForOfficers(context, causes, about)]
  for (const message of messages) if (message) await notify(context.db, message)
}
