import { changeOf } from '@portal/domain/applications/application-changes.ts'
import type { ChangeKind } from '@portal/domain/facilities/change-kinds.ts'
import type { ChangeRule } from '@portal/domain/facilities/change-rules.ts'
import type { StoredFile } from '../files/store-file.ts'
import {
  type NewChangeRequest,
  readChangeableDetails,
  type StoredChange,
} from '../records/facilities/change-requests.ts'
import { insertContentsChange } from '../records/facilities/contents-changes.ts'
import type { Context } from '../use-case/context.ts'
import { refuseField } from '../use-case/refuse-field.ts'
import { kindsOfChange } from './kinds-of-change.ts'
import { storeSupportingFile } from './store-supporting-file.ts'

/** What is asked for, once it has been checked. */
export interface WantedChange {
  facility_id: number
  kind: ChangeKind
  /** The new values. */
  wanted: object
  reason: string
  file: StoredFile | undefined
}

/** The request as it is stored, with its document. Refuses one that would change nothing. */
export async function newChangeRequest(
  context: Context,
  { facility_id, kind, wanted, reason, file }: WantedChange,
  rule: ChangeRule,
): Promise<NewChangeRequest> {
  const details = await readChangeableDetails(context.db, facility_id)
  const before = (await kindsOfChange[kind].present(context.db, facility_id)) ?? null
  if (!comparedChange(kind, before, wanted)) {
    refuseField('form', 'Nothing would change. Enter what is different now')
  }
  await storeSupportingFile(context, facility_id, file)
  return {
    facility_id,
    kind,
    rule,
    old: kind === 'details' ? details : { ...details, contents: before },
    new: kind === 'details' ? { ...details, ...wanted } : { ...details, contents: wanted },
    reason,
    file_slug: file?.slug ?? null,
    asked_by: context.user.id,
    asked_at: context.now.toISOString(),
  }
}

/** What differs between the values before and after, as the history shows it; undefined if nothing does. */
export function comparedChange(kind: ChangeKind, before: unknown, after: unknown) {
  const { part, inWords } = kindsOfChange[kind]
  // Where nothing was recorded before, every new value is a difference.
  return changeOf({ part, before: before === null ? {} : inWords(before), after: inWords(after) })
}

/** Writes the new values and the history of the change. Returns the id of its entry in the history. */
export async function applyChange(
  { db, user, now }: Context,
  { facility_id, kind, asked_by, after }: Pick<StoredChange, 'facility_id' | 'kind' | 'after'> & { asked_by: number },
  reason: string | null,
): Promise<number | undefined> {
  const { present, write } = kindsOfChange[kind]
  const change = comparedChange(kind, (await present(db, facility_id)) ?? null, after)
  await write({ db, now }, { facility_id, asked_by }, after)
  return change && insertContentsChange(db, { facility_id, change, actor_id: user.id, reason, at: now.toISOString() })
}
