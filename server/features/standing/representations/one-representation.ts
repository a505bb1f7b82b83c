import { refuse } from '@portal/domain/refusal.ts'
import { storeSupportingFile } from '../../../changes/store-supporting-file.ts'
import type { StoredFile } from '../../../files/store-file.ts'
import { readRegistrationPage } from '../../../reading/registration-page.ts'
import { withOffers } from '../../../reading/representation-on-page.ts'
import { findRepresentation, insertRepresentationFile } from '../../../records/standing/representations.ts'
import type { Context, Stored } from '../../../use-case/context.ts'

/** A representation, or `not_found`. */
export async function getRepresentation({ db }: Stored, id: number) {
  return (await findRepresentation(db, id)) ?? refuse('not_found', 'This representation does not exist')
}

/** A representation while its facility is locked; refuses one that has ended. */
export async function getWaiting(context: Stored, id: number) {
  const representation = await getRepresentation(context, id)
  if (representation.outcome !== null)
    return refuse('action_not_offered', 'This representation was decided already', { offered: [] })
  return representation
}

/** What every change of a representation replies: as it is now, with the page of its registration if it is against a decline. */
export async function replyAbout(context: Context, id: number, message: string) {
  const representation = await getRepresentation(context, id)
  const { registration_id } = representation
  return {
    message,
    data: await withOffers(context, representation),
    page: registration_id === null ? null : await readRegistrationPage(context, registration_id),
  }
}

/** Keeps a document and adds it to a representation. */
export async function addStoredFile(
  context: Context,
  { facility_id, id, file }: { facility_id: number; id: number; file: StoredFile },
): Promise<void> {
  await storeSupportingFile(context, facility_id, file)
  await insertRepresentationFile(context.db, id, file.slug)
}
