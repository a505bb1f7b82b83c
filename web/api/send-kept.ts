import * as draftCalls from '@portal/contract/applications/calls/drafts.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { answerFields } from '@portal/domain/applications/question-types.ts'
import { CallProblem, worthRetrying } from './call-problem.ts'
import { send } from './client.ts'
import { newKey } from './idempotency-key.ts'
import {
  findKeptAnswer,
  forgetAnswer,
  forgetDraft,
  type KeptAnswer,
  type KeptDraft,
  keepAnswer,
} from './phone-storage.ts'

/** What came of sending a kept answer. */
export type Outcome =
  | { is: 'sent'; submission: Submission }
  /** No reply, or one that another attempt may change. The answer is still kept. */
  | { is: 'unsent'; problem: CallProblem }
  /** Somebody else changed the answer meanwhile; `saved` is theirs. The answer is still kept. */
  | { is: 'conflict'; saved: Submission }
  /** The server does not accept it. It is not kept any more. */
  | { is: 'refused'; problem: CallProblem }

/** The values of an answer as text, to compare two of them. */
function valuesOf(answer: object): string {
  const fields = fieldsOf(answer)
  return JSON.stringify(answerFields.map((field) => fields[field] ?? null))
}

/** What runs in this tab, by its name. */
const running = new Map<string, Promise<unknown>>()

/**
 * Runs the work while no other work of this name runs. Browsers have no locks between tabs on plain HTTP; there the key is
 * enough.
 */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks }: { locks?: LockManager | null } = navigator
  if (locks) return await locks.request(name, work)
  const after = running.get(name)?.then(work, work) ?? work()
  running.set(name, after)
  try {
    return await after
  } finally {
    if (running.get(name) === after) running.delete(name)
  }
}

const lockOf = ({ person, id }: Pick<KeptAnswer, 'person' | 'id'>) => `answer ${person} ${id}`

/** Sends a kept answer once, even if other tabs or an earlier attempt send it too, and forgets it when it has arrived. */
export function sendKeptAnswer(kept: KeptAnswer): Promise<Outcome> {
  return withLock(lockOf(kept), () => attempt(kept))
}

/** Sends the answer with this id unless it was sent meanwhile, or the person has to choose between two versions. */
export function sendIfStillKept(person: number, id: string): Promise<Outcome | undefined> {
  return withLock(lockOf({ person, id }), async () => {
    const kept = await findKeptAnswer(person, id)
    return kept && !kept.isConflict ? attempt(kept) : undefined
  })
}

async function attempt(kept: KeptAnswer): Promise<Outcome> {
  const { answer, idempotencyKey, version } = kept
  try {
    const { data } = await send(calls.submitAnswer, { body: answer }, { idempotencyKey, recordVersion: version })
    await forgetAnswer(kept)
    return { is: 'sent', submission: data }
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem
    if (worthRetrying.includes(problem.code)) return { is: 'unsent', problem }
    if (problem.code === 'stale') return compareWithSaved(kept, problem)
    await forgetAnswer(kept)
    return { is: 'refused', problem }
  }
}

/** Finds out who changed the answer: this phone, whose reply was lost, or somebody else. */
async function compareWithSaved(kept: KeptAnswer, problem: CallProblem): Promise<Outcome> {
  const saved = await findSaved(kept).catch((error) => error)
  if (saved instanceof CallProblem) return { is: 'unsent', problem: saved }
  if (!saved) return { is: 'unsent', problem }
  if (valuesOf(saved) === valuesOf(kept.answer)) {
    await forgetAnswer(kept)
    return { is: 'sent', submission: saved }
  }
  if (kept.sentBefore && valuesOf(saved) === valuesOf(kept.sentBefore)) {
    const again = { ...kept, version: saved.updated_at, idempotencyKey: newKey(), sentBefore: undefined }
    await keepAnswer(again)
    return attempt(again)
  }
  await keepAnswer({ ...kept, isConflict: true })
  return { is: 'conflict', saved }
}

/** The answer that is saved on the server. */
async function findSaved({ answer }: KeptAnswer): Promise<Submission | undefined> {
  const { facility_id, requirement_id, registration_id, sub_list_id } = answer
  const { data } = await send(calls.listSubmissions, { query: { facility_id, requirement_id, registration_id } })
  return data.find((one) => one.sub_list_id === sub_list_id)
}

/** Saves a kept draft on the server, together with what another device has saved for the same form. Returns whether it is there. */
export async function sendKeptDraft({ person, form, value, keptAt }: KeptDraft): Promise<boolean> {
  const params = { form }
  try {
    const { data: saved } = await send(draftCalls.showDraft, { params })
    const isNewer = !saved || saved.updated_at < keptAt
    const merged = isNewer ? { ...saved?.value, ...value } : { ...value, ...saved.value }
    await send(draftCalls.saveDraft, { params, body: { value: merged } })
  } catch (problem) {
    // A draft that the server does not accept would be sent for ever.
    if (!(problem instanceof CallProblem) || worthRetrying.includes(problem.code)) return false
  }
  await forgetDraft(person, form)
  return true
}
