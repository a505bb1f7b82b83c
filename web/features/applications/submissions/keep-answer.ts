import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { newKey } from '../../../api/idempotency-key.ts'
import { startOutbox } from '../../../api/outbox.ts'
import { keepAnswer } from '../../../api/phone-storage.ts'
import { currentSession } from '../../../api/session.ts'
import { keptIdOf } from './answer-saver.ts'

/** Keeps an answer on this phone that could not be sent. It is sent when the connection is back. Returns whether it is kept. */
export async function keepForLater(typed: object, version: string | null): Promise<boolean> {
  const person = currentSession()?.id
  const { data: answer } = calls.submitAnswer.body.safeParse(typed)
  if (person === undefined || !answer) return false
  const keptAt = new Date().toISOString()
  const kept = { person, id: keptIdOf(answer), answer, version, idempotencyKey: newKey(), keptAt, sentBefore: answer }
  const isKept = await keepAnswer(kept)
  if (isKept) startOutbox()
  return isKept
}
