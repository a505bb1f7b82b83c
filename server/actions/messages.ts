import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import type { Consequences } from '@portal/domain/actions/action.ts'
import { ownerMessageText } from '@portal/domain/actions/owner-message.ts'
import { bringsWork } from '@portal/domain/inbox/kinds.ts'
import type { NewNotification } from '../records/messages/notifications.ts'
import type { Acting } from '../use-case/context.ts'

/** Whom and what the messages of an action are about. */
export interface Subject {
  /** The owner; null for a facility that an officer recorded from paper. */
  user_id: number | null
  company_name: string
  facility_id: number
  registration_id?: number | undefined
  reference: string | undefined
  reason: string | null
  /** The officer who is given the case. */
  assignee?: { id: number } | null
  /** The person whom the action names. */
  named?: number | null
  /** The officer who is told that what was returned is submitted again. */
  reviewer?: number | null
}

/** The messages of an action: to one person who is concerned most, and to the officers who may respond to it. */
export function messagesFor(context: Acting, causes: Consequences, about: Subject): NewNotification[] {
  const toOne =
    toAssignee(context, causes, about) ??
    toReviewer(context, causes, about) ??
    toNamed(context, causes, about) ??
    toOwner(context, causes, about)
  return [toOne, toOfficers(context, causes, about)].flatMap((message) => message ?? [])
}

/**
 * Owners are not told of what they did themselves. What happens before the start of a registration, a payment for example, is
 * about the facility.
 */
function toOwner({ now, user }: Acting, { notifiesOwner }: Consequences, about: Subject): NewNotification | undefined {
  if (!notifiesOwner || about.user_id === null || about.user_id === user?.id) return undefined
  const { facility_id, registration_id } = about
  const isAboutFacility = notifiesOwner.about === 'facility' || registration_id === undefined
  return {
    user_id: about.user_id,
    kind: notifiesOwner.kind,
    title: notifiesOwner.title,
    body: ownerMessageText(notifiesOwner, about),
    reference: about.reference,
    helpers_of: facility_id,
    about_kind: isAboutFacility ? 'facility' : 'registration',
    about_id: isAboutFacility ? facility_id : registration_id,
    created_at: now.toISOString(),
  }
}

function toNamed(
  { now }: Acting,
  { notifiesNamed }: Consequences,
  { named, company_name, reason, facility_id }: Subject,
): NewNotification | undefined {
  if (!notifiesNamed || named === null || named === undefined) return undefined
  return {
    user_id: named,
    kind: notifiesNamed.kind,
    title: notifiesNamed.title,
    body: [`${company_name}.`, reason].filter(Boolean).join('\n'),
    about_kind: 'facility',
    about_id: facility_id,
    created_at: now.toISOString(),
  }
}

/** Officers who give a case to themselves are not told. */
function toAssignee(
  { now, user }: Acting,
  { notifiesAssignee }: Consequences,
  { assignee, ...about }: Subject,
): NewNotification | undefined {
  if (!user || !notifiesAssignee || !assignee || assignee.id === user.id) return undefined
  return {
    user_id: assignee.id,
    is_work: true,
    kind: 'assignment',
    title: notifiesAssignee,
    body: `${about.company_name}, ${about.reference}.\nGiven by ${user.first_name} ${user.last_name}.`,
    reference: about.reference,
    about_kind: 'registration',
    about_id: about.registration_id ?? null,
    created_at: now.toISOString(),
  }
}

function toReviewer(
  { now }: Acting,
  { notifiesReviewer }: Consequences,
  { reviewer, company_name, reference, registration_id }: Subject,
): NewNotification | undefined {
  if (!notifiesReviewer || reviewer === null || reviewer === undefined) return undefined
  return {
    user_id: reviewer,
    is_work: true,
    kind: notifiesReviewer.kind,
    title: notifiesReviewer.title,
    body: `${company_name}, ${reference}.`,
    reference,
    about_kind: 'registration',
    about_id: registration_id ?? null,
    created_at: now.toISOString(),
  }
}

/** Officers are told of what an owner or a helper did. */
function toOfficers(
  { now, user }: Acting,
  { notifiesOfficers }: Consequences,
  { company_name, facility_id, registration_id, reference, reason }: Subject,
): NewNotification | undefined {
  if (!user || !notifiesOfficers || isOfficer(user)) return undefined
  const isAboutFacility = notifiesOfficers.about === undefined
  return {
    user_id: null,
    officers_who_may: notifiesOfficers.capability,
    is_work: bringsWork(notifiesOfficers.capability),
    kind: notifiesOfficers.kind,
    title: notifiesOfficers.title,
    body: [company_name, reason].filter(Boolean).join(': '),
    ...(isAboutFacility ? {} : { reference }),
    about_kind: isAboutFacility ? 'facility' : 'registration',
    about_id: isAboutFacility ? facility_id : (registration_id ?? null),
    created_at: now.toISOString(),
  }
}
