import type { Input } from '@portal/contract/call.ts'
import type { editSubLists as call } from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { listQuestions, lockCatalogue, updateQuestions } from '../../records/catalogue/catalogue-edits.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { refuseUnaskedMinimum } from './refuse-unasked-minimum.ts'

/**
 * Sets the same standards for several questions, by the rules for one: of all or of none. A question that has them already does not
 * change.
 */
export async function editSubLists({ db, now }: Context, { body: { ids, set, versions } }: Input<typeof call>) {
  if (versions && versions.length !== ids.length) refuseField('versions', 'Send one version for each question')
  await lockCatalogue(db)
  const questions = new Map((await listQuestions(db, ids)).map((question) => [question.id, question]))
  const values = Object.entries(set).filter(([, value]) => value !== undefined)
  const present = ids.map((id, index) => {
    const question = questions.get(id) ?? refuse('not_found', 'A question that you selected does not exist')
    const seen = versions?.[index]
    if (seen !== undefined && seen !== question.updated_at) {
      refuse('stale', `Somebody else changed “${question.sub_list}” meanwhile. Look at it again`)
    }
    refuseUnaskedMinimum({ ...question, ...Object.fromEntries(values) })
    return question
  })
  const changed = present.filter((question) => values.some(([name, value]) => Reflect.get(question, name) !== value))
  if (changed.length > 0) {
    const changedIds = changed.map(({ id }) => id)
    await updateQuestions(db, changedIds, Object.fromEntries(values), now)
    for (const question of await listQuestions(db, changedIds)) questions.set(question.id, question)
  }
  return { data: ids.flatMap((id) => questions.get(id) ?? []) }
}
