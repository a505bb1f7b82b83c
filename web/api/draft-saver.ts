import * as calls from '@portal/contract/applications/calls/drafts.ts'
import type { Draft } from '@portal/contract/applications/draft.ts'
import { send } from './client.ts'
import { fingerprintOf, forgetDraftInTab, keepDraftInTab } from './draft-in-tab.ts'
import { forgetDraftOnPhone, keepDraftOnPhone } from './kept-draft.ts'
import { loadPhoneStorage } from './load-phone-storage.ts'
import { finishBeforeLeaving } from './phone-database.ts'
import { currentSession } from './session.ts'

type Value = Draft['value']

/** Debounce: how long (ms) after the last keystroke a draft is saved. */
const debounceDelay = 1000

/** Where the newest values are. */
export type SavedWhere = 'server' | 'phone' | 'nowhere'

interface DraftSaverProps {
  form: string
  /** Called with the value before it is saved, and with null before the draft is deleted. */
  onChange: (value: Value | null) => void
  /** Called after each attempt to save: on the server, on this phone only, or not at all. */
  onSaved: (where: SavedWhere) => void
}

/**
 * Saves the draft of one form on the server: debounced, one request at a time, and always with the latest values. A failed
 * save keeps the values on this phone, also when the session has ended. It is not retried automatically; the next keystroke or a
 * call of `save` retries it.
 */
export function createDraftSaver({ form, onChange, onSaved }: DraftSaverProps) {
  const params = { form }
  const person = currentSession()?.id
  let lastFingerprint = fingerprintOf({})
  let pending: Value | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()
  let isFinished = false
  let isStored = false
  /** The newest values, as long as neither the server nor the phone has them. */
  let unsaved: Value | undefined
  /** The values of the present request, and when the server's draft was saved before it. */
  let sending: Value | null = null
  let since: string | null = null
  /** How often the draft was discarded: what was being saved meanwhile is not wanted any more. */
  let discards = 0

  async function sendPending() {
    const value = pending
    if (!value) return
    pending = undefined
    isStored = true
    const before = discards
    sending = value
    try {
      if (currentSession()?.id !== person) throw new Error('The session has ended')
      const { data } = await send(calls.saveDraft, { params, body: { value } }, { keepalive: true })
      since = data.updated_at
      if (discards === before) onSaved('server')
      arrived(value)
      await forgetDraftOnPhone(person, form)
    } catch {
      if (discards > before) return
      pending ??= value
      const isKept = await keepDraftOnPhone(person, form, value)
      if (isKept) arrived(value)
      onSaved(isKept ? 'phone' : 'nowhere')
    } finally {
      sending = null
    }
  }

  /** Notes that the server or the phone has these values. */
  function arrived(value: Value) {
    if (unsaved !== value) return
    unsaved = undefined
    forgetDraftInTab(person, form)
  }

  function save() {
    clearTimeout(timer)
    if (!pending) return
    onChange(pending)
    // Also when its own reply says that the session has ended, the page is left only after the values are kept.
    last = finishBeforeLeaving(last.then(sendPending))
  }

  async function deleteStored() {
    await forgetDraftOnPhone(person, form)
    if (!isStored) return
    isStored = false
    await send(calls.discardDraft, { params }).catch(() => undefined)
  }

  function discard() {
    clearTimeout(timer)
    lastFingerprint = fingerprintOf({})
    pending = undefined
    unsaved = undefined
    forgetDraftInTab(person, form)
    discards += 1
    onChange(null)
    last = last.then(deleteStored)
  }

  function update(value: Value) {
    if (isFinished || fingerprintOf(value) === lastFingerprint) return
    if (Object.keys(value).length === 0) return discard()
    lastFingerprint = fingerprintOf(value)
    // So that it is there when the connection or the session has gone.
    if (!pending) loadPhoneStorage().catch(() => {})
    pending = value
    unsaved = value
    clearTimeout(timer)
    timer = setTimeout(save, debounceDelay)
  }

  return {
    /** Sets the stored draft with which the form opens, and when the server's was saved. */
    restore(value: Value, savedAt: string | null) {
      isStored = true
      since = savedAt
      lastFingerprint = fingerprintOf(value)
    },
    /** Sets the current form values. An empty object deletes the draft. */
    update,
    /** Saves pending changes immediately. */
    save,
    /** Saves pending changes, and keeps them in this tab if the page ends before they have arrived. */
    saveBeforeLeaving() {
      if (unsaved) keepDraftInTab(person, form, { value: unsaved, since, sending })
      save()
    },
    /** Deletes the draft, here and on the server. */
    discard,
    /** Deletes the draft and ignores later updates, because the form was submitted. */
    finish() {
      isFinished = true
      discard()
    },
  }
}
