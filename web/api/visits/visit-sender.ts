import { isConnectionLost, onConnectionChange } from '../connection.ts'
import { currentSession, onSessionChange } from '../session.ts'
import { listVisits, readVisit, type VisitOnPhone } from './kept-visits.ts'
import { sendVisit } from './send-visit.ts'
import { isUnsent, unsentOf } from './unsent.ts'
import { onVisitChange, visitChanged } from './visit-changes.ts'

/** How long (ms) to wait for more changes before they are sent together. */
const gatherMs = 800
/** How long (ms) to wait after an attempt that failed although there is a connection. */
const retryDelay = 15_000

let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined
let isAskedAgain = false

/** Sends the visits of the signed-in person now, after each change, and whenever the connection is back. */
export function startSendingVisits(): void {
  if (isStarted) return void sendSoon()
  isStarted = true
  onVisitChange(() => sendSoon())
  onSessionChange(() => sendSoon())
  onConnectionChange(() => !isConnectionLost() && sendSoon(0))
  sendSoon(0)
}

function sendSoon(delay = gatherMs): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendVisits(), delay)
}

/** Sends what the phone has of every visit. One tab of the browser sends at a time. */
export function sendVisits(): Promise<void> {
  if (running) isAskedAgain = true
  running ??= withLock(sendAll).finally(() => {
    running = undefined
    if (isAskedAgain) sendSoon()
    isAskedAgain = false
  })
  return running
}

/** What sending changes of a visit. */
function progressOf(kept: VisitOnPhone | undefined): string {
  return JSON.stringify([kept?.log, kept?.photos, kept?.visit.problem, kept?.visit.arrivedAt])
}

async function sendAll(): Promise<void> {
  const person = currentSession()?.id
  if (person === undefined || isConnectionLost()) return
  try {
    for (const kept of await listVisits(person)) {
      // Another person may have signed in meanwhile.
      if (currentSession()?.id !== person) return
      if (!isUnsent(unsentOf(kept)) && !kept.photos.some(({ state }) => state === 'removed')) continue
      await sendVisit(person, kept.visit.id).finally(async () => {
        const now = await readVisit(person, kept.visit.id)
        // Told only when something has changed: otherwise tabs would tell each other for ever.
        if (progressOf(now) !== progressOf(kept)) visitChanged(kept.visit.id)
      })
    }
  } catch {
    // No connection, or one that is too weak. It is sent when there is one, or after a while.
    clearTimeout(timer)
    timer = setTimeout(() => void sendVisits(), retryDelay)
  }
}

/** Holds the lock, so that no other tab sends at the same time. */
function withLock(work: () => Promise<void>): Promise<void> {
  // Missing on a page served over plain HTTP.
  const { locks }: { locks?: LockManager } = navigator
  return locks ? locks.request('visits', work) : work()
}
