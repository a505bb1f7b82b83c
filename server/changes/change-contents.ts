import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { ApplicationChange } from '@portal/domain/applications/application-changes.ts'
import { changeInWords } from '@portal/domain/applications/change-words.ts'
import { changesOwnersData, isKeptInHistory, reasonShown } from '@portal/domain/applications/contents-changes.ts'
import { isChangeReturned, itemInWords } from '@portal/domain/applications/returned-items.ts'
import { sectionOfPart } from '@portal/domain/applications/sections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { messagesFor } from '../actions/messages.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import { findReturnedItems } from '../records/applications/returns.ts'
import { insertEvent } from '../records/cases/review.ts'
import { insertContentsChange } from '../records/facilities/contents-changes.ts'
import { findFacilityWithNewest } from '../records/facilities/facilities.ts'
import { confirmChangedSection } from '../records/licences/renewal-sections.ts'
import { notify } from '../records/messages/notifications.ts'
import type { Context } from '../use-case/context.ts'

/** What a change of the contents wrote: the reply, and what is different now; undefined if nothing is. */
export interface Written<R> {
  reply: R
  change: ApplicationChange | undefined
}

/**
 * Carries out the action 'Change contents'. Every call that adds, changes or removes an answer, a person, a file or a
 * detail of an application goes through it: it writes the history, counts the section of a renewal as confirmed, and tells the owner of what an officer changed.
 * Whether contents may be changed now was checked with the ownership, which also locked the facility.
 */
export async function changeContents<R>(
  context: Context,
  { facilityId, reason }: { facilityId: number; reason?: string | null },
  write: () => Promise<Written<R>>,
): Promise<R> {
  const { reply, change } = await write()
  if (!change) return reply
  if (context.reach === 'own') await refuseWhatWasNotReturned(context, facilityId, change)
  const section = sectionOfPart(change.part)
  const { db, user, now } = context
  await recordEntry(db, {
    ...doerOf(context),
    action: 'Change contents',
    about: { kind: 'facility', id: facilityId },
    after: { ...change, reason: reason ?? undefined },
  })
  // A changed answer replaces its copy; the other answers of its part are still to be confirmed.
  if (section && section !== 'requirements')
    await confirmChangedSection(db, facilityId, { section, confirmed_by: user.id, now })
  await recordChange(context, { facilityId, reason, change })
  return reply
}

/** While an application is returned for correction, its owner changes only what was returned. The transaction undoes the rest. */
async function refuseWhatWasNotReturned({ db }: Context, facilityId: number, change: ApplicationChange): Promise<void> {
  const items = await findReturnedItems(db, facilityId)
  if (!items || isChangeReturned({ items }, change)) return
  refuse(
    'action_not_offered',
    `The ministry asks for corrections of: ${items.map(itemInWords).join('; ')}. Nothing else can be changed now`,
    {
      status: registrationActions.Return.leadsTo,
      offered: [],
    },
  )
}

interface Recorded {
  facilityId: number
  reason: string | null | undefined
  change: ApplicationChange
}

async function recordChange(context: Context, { facilityId, reason, change }: Recorded): Promise<void> {
  const { db, user, reach, now, today } = context
  // Most changes are an owner's additions and answers, which need nothing more.
  if (reach === 'own' && !isKeptInHistory({ change, reach, hasOwner: true })) return
  const { newest, ...facility } = await findFacilityWithNewest(db, facilityId, today)
  const made = { change, reach, hasOwner: facility.user_id !== null }
  if (!isKeptInHistory(made)) return
  const shown = reasonShown(reason, made)
  const at = now.toISOString()
  const recorded = { facility_id: facilityId, actor_id: user.id, change, reason: shown, at }
  const change_id = await insertContentsChange(db, recorded)
  if (newest) {
    const { id: registration_id, status } = newest
    const event = { registration_id, actor_id: user.id, from_status: status, to_status: status, reason: shown, at }
    await insertEvent(db, { ...event, change_id })
  }
  if (!changesOwnersData(made)) return
  const { causes } = registrationActions['Change contents']
  const about = {
    ...facility,
    facility_id: facilityId,
    registration_id: newest?.id,
    reference: newest?.reference,
    reason: `${changeInWords(change)}. ${shown ?? ''}`,
  }
  for (const message of messagesFor(context, causes, about)) await notify(db, message)
}
