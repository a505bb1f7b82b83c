import * as calls from '@portal/contract/calls/drafts.ts'
import type { Draft } from '@portal/contract/entities/draft.ts'
import { send } from './client.ts'

type Value = Draft['value']

/** How long (ms) after the last keystroke a draft is saved. */
const pause = 1000

interface KeeperProps {
  form: string
  /** What is kept now, as the keeper goes to save or forget it. */
  onKeep: (value: Value | null) => void
  /** Whether the last save was one. */
  onSaved: (isSaved: boolean) => void
}

function printOf(value: Value): string {
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Keeps the draft of one form on the server: saved a moment after the last keystroke, one request at a time, what was
 * typed last in the end. A save that fails is not tried again by itself; the next keystroke, or `save`, tries again.
 */
export function draftKeeper({ form, onKeep, onSaved }: KeeperProps) {
  const params = { form }
  let known = printOf({})
  let waiting: Value | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()
  let isOver = false
  let isStored = false

  async function sendWaiting() {
    const value = waiting
    if (!value) return
    waiting = undefined
    isStored = true
    try {
      await send(calls.saveDraft, { params, body: { value } }, { keepalive: true })
      onSaved(true)
    } catch {
      waiting ??= value
      onSaved(false)
    }
  }

  function save() {
    clearTimeout(timer)
    if (!waiting) return
    onKeep(waiting)
    last = last.then(sendWaiting)
  }

  async function discard() {
    if (!isStored) return
    isStored = false
    await send(calls.discardDraft, { params }).catch(() => undefined)
  }

  function forget() {
    clearTimeout(timer)
    known = printOf({})
    waiting = undefined
    onKeep(null)
    last = last.then(discard)
  }

  function keep(value: Value) {
    if (isOver || printOf(value) === known) return
    if (Object.keys(value).length === 0) return forget()
    known = printOf(value)
    waiting = value
    clearTimeout(timer)
    timer = setTimeout(save, pause)
  }

  return {
    /** Takes what was kept before, as the form opens with it. */
    found(value: Value) {
      isStored = true
      known = printOf(value)
    },
    /** Takes what the form holds now; nothing means that nothing is left to keep. */
    keep,
    /** Saves at once what waits to be saved. */
    save,
    /** Forgets the draft, here and on the server. */
    forget,
    /** Forgets the draft for good: the form was sent, and what it still holds is not kept again. */
    end() {
      isOver = true
      forget()
    },
  }
}
