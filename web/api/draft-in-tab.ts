import type { Draft } from '@portal/contract/applications/draft.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { mayKeepFor } from './phone-database.ts'

type Value = Draft['value']

/**
 * What was typed into a form and had not reached the server when the page was left. After a reload the new page reads it from the
 * tab: its request for the draft may come before the one that saves it.
 */
export interface DraftInTab {
  value: Value
  /** When the draft was saved that the server had before; null if it had none. */
  since: string | null
  /** Earlier values that were on their way to the server. */
  sending: Value | null
}

const keyOf = (person: number, form: string) => `draft ${person} ${form}`

/** Keeps what was typed in this tab. At once, because a page that is left waits for nothing. */
export function keepDraftInTab(person: number | undefined, form: string, draft: DraftInTab): void {
  if (person === undefined || !mayKeepFor(person)) return
  try {
    sessionStorage.setItem(keyOf(person, form), JSON.stringify(draft))
  } catch {
    // The storage is full.
  }
}

function isDraft(kept: unknown): kept is DraftInTab {
  return ['value', 'since', 'sending'].every((name) => name in fieldsOf(kept))
}

/** What this tab keeps of a form. */
export function findDraftInTab(person: number | undefined, form: string): DraftInTab | undefined {
  if (person === undefined) return undefined
  const text = sessionStorage.getItem(keyOf(person, form))
  const kept: unknown = text === null ? undefined : JSON.parse(text)
  return isDraft(kept) ? kept : undefined
}

/** Deletes what has reached the server, or is not wanted any more. */
export function forgetDraftInTab(person: number | undefined, form: string): void {
  if (person !== undefined) sessionStorage.removeItem(keyOf(person, form))
}

/** Deletes everything that this tab keeps for a person. */
export function eraseDraftsInTab(person: number): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf(person, '')))
  for (const key of keys) sessionStorage.removeItem(key)
}

/**
 * The draft with which a form opens, with what was typed in this tab. No time of the phone counts, because its clock may be
 * wrong. `saved` is the server's draft, and `kept` that together with what the phone keeps. Where another device has saved something
 * since, its values count.
 */
export function withDraftInTab(inTab: DraftInTab, saved: Draft | null, kept: Draft | null): Draft {
  const { value, since, sending } = inTab
  const isOurs =
    saved === null || saved.updated_at === since || isSame(saved.value, value) || isSame(saved.value, sending)
  return {
    value: isOurs ? value : { ...value, ...kept?.value },
    updated_at: kept?.updated_at ?? new Date().toISOString(),
  }
}

function isSame(one: Value, other: Value | null): boolean {
  return other !== null && fingerprintOf(one) === fingerprintOf(other)
}

/** The values as text, whatever the order of the fields. */
export function fingerprintOf(value: Value): string {
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
