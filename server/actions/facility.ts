import { changesStanding, type FacilityActionName, facilityAction } from '@portal/domain/actions/facility.ts'
import { chooseFacilityAction } from '@portal/domain/actions/offered-facility-actions.ts'
import type { RegistrationKind } from '@portal/domain/applications/registration-kinds.ts'
import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { stateOfFacility, stateOfNewRegistration } from '../audit/states.ts'
import { insertEvent } from '../records/cases/review.ts'
import {
  findFacilityWithNewest,
  type LockedFacility,
  lockFacilityWithNewest,
} from '../records/facilities/facilities.ts'
import { readSettings } from '../records/settings/settings.ts'
import type { Acting } from '../use-case/context.ts'
import { followStanding } from './end-inspections.ts'
import type { Carried, Done, Kind } from './kind.ts'
import { tellOfCompleteChanges } from './tell-of-complete-changes.ts'

/** What a use case gives besides the action and the facility. */
interface FacilityInput {
  reason?: string | null
  /** The registration that the message and the letter to the owner name. */
  reference?: string | undefined
  registration_id?: number | null | undefined
  /** What the letter names besides the facts of the facility and the reason. */
  letter?: LetterDetails | undefined
  /** Added to the message to the owner, but not to the timeline and the letter. */
  note?: string | null
  /** The request for a change that the action is about. Another one may have been made since it was read. */
  changeId?: number
  /** The change is given a document that its rule asks for and that it did not have. */
  addsMissing?: boolean
  /** The kind of change that is asked for, or that the request is about. */
  changeKind?: ChangeKind
  /** The restriction that the action lifts. It may have been lifted since it was read. */
  restrictionId?: number
}

/** What a use case has written. */
interface Written {
  /** Of what it wrote; for an action that starts a registration, of the registration. */
  id: number
  /** The entry in the history of changes, if there is one. */
  change_id?: number | undefined
  /** The person whom the action names; nobody is told without one. */
  named?: number | null
}

/** The actions on facilities. Of several names the first one is carried out that the table offers. */
interface OnFacility {
  context: Acting
  name: FacilityActionName | readonly FacilityActionName[]
  id: number
  input: FacilityInput
  facts: LockedFacility
  checked: { name: FacilityActionName; starts: RegistrationKind }
  written: Written
}

export const onFacility: Kind<OnFacility> = {
  lock: ({ db, today }, id) => lockFacilityWithNewest(db, id, today),

  async check({ context, name: asked, facts, input: { changeId, changeKind, restrictionId } }) {
    const offering = {
      ...facts,
      open_changes: facts.open_changes.filter(({ id }) => changeId === undefined || id === changeId),
      asked_kind: changeKind,
      restrictions: facts.restrictions.filter(({ id }) => restrictionId === undefined || id === restrictionId),
    }
    const name = chooseFacilityAction(typeof asked === 'string' ? [asked] : asked, offering, context.today)
    return { name, starts: facilityAction(name).starts ?? 'new' }
  },

  async write(action, written) {
    const { context, facts, input, checked } = action
    const { reason = null, note = null, reference, registration_id = null, changeKind } = input
    const { causes } = facilityAction(checked.name)
    const told = [reason, note].filter((text) => text !== null).join('\n') || null
    const subject = { ...facts, facility_id: facts.id, reference, named: written.named ?? null, reason: told }
    return {
      causes,
      entry: await entryOf(action, written),
      subjects: [subject],
      async enter(messages) {
        await enterInTimeline(action, written)
        return messages
      },
      async follow() {
        if (changesStanding(checked.name)) await followStanding(context, facts)
        if (causes.completesChange && input.addsMissing) {
          await tellOfCompleteChanges(context, causes.completesChange, [written.id])
        }
      },
      papers: {
        about: { facility_id: facts.id, registration_id },
        changed: changeKind,
        letter: causes.writesLetter && { kind: causes.writesLetter, reason, details: input.letter },
        readSettings: () => readSettings(context.db, context.today),
      },
    }
  },
}

async function entryOf(
  { context, facts, input, checked }: Carried<OnFacility>,
  written: Written,
): Promise<Done['entry']> {
  const { name } = checked
  const { leadsTo } = facilityAction(name)
  const after = { facility_id: facts.id, row_id: written.id, reason: input.reason ?? undefined }
  if (leadsTo !== null) {
    const about = { kind: 'registration', id: written.id } as const
    return { action: name, about, after, state: stateOfNewRegistration(leadsTo) }
  }
  const about = { kind: 'facility', id: facts.id } as const
  if (!changesStanding(name)) return { action: name, about, after }
  const changed = await findFacilityWithNewest(context.db, facts.id, context.today)
  return { action: name, about, before: stateOfFacility(facts), after, state: stateOfFacility(changed) }
}

/** An action that starts a registration begins its timeline; others are entered in that of the newest one, if there is one. */
async function enterInTimeline(
  { context, facts: { newest }, input: { reason }, checked }: Carried<OnFacility>,
  written: Written,
): Promise<void> {
  const { leadsTo, causes } = facilityAction(checked.name)
  const entry = { actor_id: context.user?.id ?? null, at: context.now.toISOString() }
  if (leadsTo !== null) {
    const started = { registration_id: written.id, from_status: null, to_status: leadsTo, reason: reason ?? null }
    await insertEvent(context.db, { ...entry, ...started })
  } else if (causes.event && newest) {
    await insertEvent(context.db, {
      ...entry,
      registration_id: newest.id,
      from_status: newest.status,
      to_status: newest.status,
      reason: [causes.event.text, reason].filter(Boolean).join(': '),
      change_id: written.change_id ?? null,
      is_internal: causes.event.isInternal ?? false,
    })
  }
}
