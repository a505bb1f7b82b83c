import { isConnectionLost, onConnectionChange } from './connection.ts'
import { keptAnswersSent, updateKeptSummary } from './kept-answers.ts'
import { onKeptChange } from './phone-database.ts'
import { listKeptAnswers, listKeptDrafts } from './phone-storage.ts'
import { sendIfStillKept, sendKeptDraft } from './send-kept.ts'
import { currentSession, onSessionChange } from './session.ts'

/** How long (ms) the forms on the page have to send their own answers before the rest is sent from here. */
const patience = 1500

/** How long (ms) to wait after an attempt that failed although there is a connection. */
const retryDelay = 30_000

let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false

/** Sends what is kept on this phone for the signed-in person, now and whenever the connection is back. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  onKeptChange(() => void countKept())
  onSessionChange(() => void sendAllKept())
  onConnectionChange(() => {
    if (!isConnectionLost()) setTimeout(() => void sendAllKept(), patience)
  })
  void sendAllKept()
}

/** Updates the number of kept answers that the page shows. */
async function countKept(): Promise<void> {
  const person = currentSession()?.id
  const answers = person === undefined ? [] : await listKeptAnswers(person)
  const conflict = answers.find(({ isConflict }) => isConflict)?.answer
  updateKeptSummary({
    count: answers.length,
    conflict: conflict && { requirementId: conflict.requirement_id, facilityId: conflict.facility_id },
  })
}

/** Sends all kept answers and drafts of the signed-in person. Stops when there is no connection. */
export async function sendAllKept(): Promise<void> {
  const person = currentSession()?.id
  if (person === undefined || isSending) return
  isSending = true
  clearTimeout(timer)
  try {
    const { sent, isWaiting } = await sendAnswersOf(person)
    updateKeptSummary({ isWaiting })
    if (sent > 0) keptAnswersSent(sent)
    if (isWaiting) timer = setTimeout(() => void sendAllKept(), retryDelay)
    for (const draft of await listKeptDrafts(person)) {
      if (currentSession()?.id !== person || !(await sendKeptDraft(draft))) break
    }
  } finally {
    isSending = false
    await countKept()
  }
}

async function sendAnswersOf(person: number): Promise<{ sent: number; isWaiting: boolean }> {
  let sent = 0
  for (const { id } of await listKeptAnswers(person)) {
    // Another person may have signed in meanwhile.
    if (currentSession()?.id !== person) break
    // Its form or another tab may have sent it.
    const outcome = await sendIfStillKept(person, id)
    if (!outcome) continue
    if (outcome.is === 'unsent') return { sent, isWaiting: true }
    if (outcome.is === 'sent') sent += 1
    if (outcome.is === 'refused') updateKeptSummary({ refusal: outcome.problem.message })
  }
  return { sent, isWaiting: false }
}
