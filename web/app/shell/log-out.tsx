import { useState } from 'react'
import { send } from '../../api/client.ts'
import { eraseDraftsInTab } from '../../api/draft-in-tab.ts'
import * as calls from '../../api/first-page-calls.ts'
import { eraseKeptReplies } from '../../api/kept-replies.ts'
import { loadIfKept } from '../../api/load-phone-storage.ts'
import { stopKeepingFor } from '../../api/phone-database.ts'
import { currentSession, endSession } from '../../api/session.ts'
import { hasStoredUploads } from '../../api/uploads/uploads-database.ts'
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

/** How much of this person would be lost by logging out. What cannot be counted does not stop them. */
async function countUnsent(person: number): Promise<number> {
  const counts = await Promise.allSettled([countTyped(person), countUploads(person)])
  return counts.reduce((sum, count) => sum + (count.status === 'fulfilled' ? count.value : 0), 0)
}

/** Erases what is kept on this phone and in this tab, then logs out without waiting for the reply. keepalive lets the request finish while the sign-in page opens; if it fails, the session expires on the server. */
async function logOut(person: number): Promise<void> {
  stopKeepingFor(person)
  eraseDraftsInTab(person)
  const storage = await loadIfKept().catch(() => undefined)
  eraseKeptReplies()
  await storage?.eraseKept(person)
  const request = send(calls.logout, {}, { keepalive: true })
  endSession('logged out')
  request.catch(() => {})
}

/** The Log out button in the top bar. It warns before it erases what was not sent. */
export function LogOut() {
  const [unsent, setUnsent] = useState(0)
  const person = currentSession()?.id ?? 0

  async function logOutOrWarn() {
    const count = await countUnsent(person)
    if (count > 0) setUnsent(count)
    else await logOut(person)
  }

  return (
    <>
      <button type="button" className={styles.onGreen} onClick={() => void logOutOrWarn()}>
        Log out
      </button>
      {unsent > 0 && (
        <ConfirmDialog
          title="Log out and lose what was not sent?"
          confirm="Log out and erase it"
          isDanger
          onConfirm={() => void logOut(person)}
          onClose={() => setUnsent(0)}
        >
          Some of what you typed or uploaded is kept on this phone and was not sent yet. Logging out erases it from this
          phone. Stay logged in until you are connected again, and it is sent by itself.
        </ConfirmDialog>
      )}
    </>
  )
}
