import { useState } from 'react'
import { send } from '../../api/client.ts'
import { eraseDraftsInTab } from '../../api/draft-in-tab.ts'
import * as calls from '../../api/first-page-calls.ts'
import { eraseKeptReplies } from '../../api/kept-replies.ts'
import { loadIfKept } from '../../api/load-phone-storage.ts'
import { stopKeepingFor } from '../../api/phone-database.ts'
import { currentSession, endSession } from '../../api/session.ts'
import { hasStoredUploads } from '../../api/uploads/uploads-database.ts'
import { loadIfVisitsKept } from '../../api/visits/visits-on-phone.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import styles from './shell.module.css'

/** How many answers and drafts of this person are on this phone and not sent. */
async function countTyped(person: number): Promise<number> {
  const storage = await loadIfKept()
  if (!storage) return 0
  return (await storage.listKeptAnswers(person)).length + (await storage.listKeptDrafts(person)).length
}

/** How many uploads of this person are not finished. */
async function countUploads(person: number): Promise<number> {
  if (!(await hasStoredUploads())) return 0
  const { storedUploadsOf } = await import('../../api/uploads/stored-uploads.ts')
  return (await storedUploadsOf(person)).length
}

/** What has not arrived of each visit of this person, in words. */
async function unsentVisits(person: number): Promise<string[]> {
  return (await (await loadIfVisitsKept())?.unsentVisits(person)) ?? []
}

/** What of this person would be lost by logging out. */
interface Lost {
  /** How many answers, drafts and uploads. */
  typed: number
  visits: string[]
}

/** What cannot be counted does not stop them. */
async function findUnsent(person: number): Promise<Lost> {
  const counts = await Promise.allSettled([countTyped(person), countUploads(person)])
  const typed = counts.reduce((sum, count) => sum + (count.status === 'fulfilled' ? count.value : 0), 0)
  return { typed, visits: await unsentVisits(person).catch(() => []) }
}

/** Erases what is kept on this phone and in this tab, then logs out without waiting for the reply. keepalive lets the request finish while the sign-in page opens; if it fails, the session expires on the server. */
async function logOut(person: number): Promise<void> {
  stopKeepingFor(person)
  eraseDraftsInTab(person)
  const storage = await loadIfKept().catch(() => undefined)
  eraseKeptReplies()
  await storage?.eraseKept(person)
  const visits = await loadIfVisitsKept().catch(() => undefined)
  await visits?.eraseVisits(person).catch(() => undefined)
  const request = send(calls.logout, {}, { keepalive: true })
  endSession('logged out')
  request.catch(() => {})
}

/** The Log out button in the top bar. It warns before it erases what was not sent. */
export function LogOut() {
  const [lost, setLost] = useState<Lost>()
  const person = currentSession()?.id ?? 0

  async function logOutOrWarn() {
    const unsent = await findUnsent(person)
    if (unsent.typed > 0 || unsent.visits.length > 0) setLost(unsent)
    else await logOut(person)
  }

  return (
    <>
      <button type="button" className={styles.onGreen} onClick={() => void logOutOrWarn()}>
        Log out
      </button>
      {lost && (
        <ConfirmDialog
          title="Log out and lose what was not sent?"
          confirm="Log out and erase it"
          isDanger
          onConfirm={() => void logOut(person)}
          onClose={() => setLost(undefined)}
        >
          {lost.visits.map((visit) => (
            <p key={visit}>{visit}</p>
          ))}
          Some of what you typed or uploaded is kept on this phone and was not sent yet. Logging out erases it from this
          phone. Stay logged in until you are connected again, and it is sent by itself.
        </ConfirmDialog>
      )}
    </>
  )
}
