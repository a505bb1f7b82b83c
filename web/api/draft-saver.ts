import * as calls from '@portal/contract/calls/drafts.ts'
import type { Draft } from '@portal/contract/entities/draft.ts'
import { send } from './client.ts'
import { keepDraftOnPhone, forgetDraftOnPhone } from './kept-draft.ts'
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

function fingerprintOf(value: Value): string {
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
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
  /** How often the draft was discarded: what was being saved meanwhile is not wanted any more. */
  let discards = 0

  async function sendPending() {
    const value = pending
    if (!value) return
    pending = undefined
    isStored = true
    const before = discards
    try {
      if (currentSession()?.id !== person) throw new Error('The session has ended')
      await send(calls.saveDraft, { params, body: { value } }, { keepalive: true })
      if (discards === before) onSaved('server')
      await forgetDraftOnPhone(person, form)
    } catch {
      if (discards > before) return
      pending ??= value
      onSaved((await keepDraftOnPhone(person, form, value)) ? 'phone' : 'nowhere')
    }
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
    clearTimeout(timer)
    timer = setTimeout(save, debounceDelay)
  }

  return {
    /** Sets the stored draft with which the form opens. */
    restore(value: Value) {
      isStored = true
      lastFingerprint = fingerprintOf(value)
    },
    /** Sets the current form values. An empty object deletes the draft. */
    update,
    /** Saves pending changes immediately. */
    save,
    /** Deletes the draft, here and on the server. */
    discard,
    /** Deletes the draft and ignores later updates, because the form was submitted. */
    finish() {
      isFinished = true
      discard()
    },
  }
}
