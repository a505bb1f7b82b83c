import type { Draft } from '@portal/contract/applications/draft.ts'
import { useEffect, useState } from 'react'
import { loadIfKept, loadPhoneStorage } from './load-phone-storage.ts'
import { useSession } from './session.ts'

/** Keeps a draft that could not be saved on the server. Returns whether this browser keeps it. */
export async function keepDraftOnPhone(
  person: number | undefined,
  form: string,
  value: Draft['value'],
): Promise<boolean> {
  if (person === undefined) return false
  try {
    const storage = await loadPhoneStorage()
    return await storage.keepDraft({ person, form, value, keptAt: new Date().toISOString() })
  } catch {
    return false
  }
}

/** Deletes a draft that is saved on the server or not wanted any more. */
export async function forgetDraftOnPhone(person: number | undefined, form: string): Promise<void> {
  if (person === undefined) return
  const storage = await loadIfKept().catch(() => undefined)
  await storage?.forgetDraft(person, form)
}

/** The draft of a form that is kept on this phone, or null; undefined while it is read. */
export function useDraftOnPhone(form: string): Draft | null | undefined {
  const person = useSession()?.id
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    const read = async () => {
      const storage = person === undefined ? undefined : await loadIfKept()
      const kept = person === undefined ? undefined : await storage?.findKeptDraft(person, form)
      setDraft(kept ? { value: kept.value, updated_at: kept.keptAt } : null)
    }
    read().catch(() => setDraft(null))
  }, [person, form])
  return draft
}

/** Both drafts together; where they differ, the newer one counts. */
export function newestOf(saved: Draft | null, onPhone: Draft | null): Draft | null {
  if (!saved || !onPhone) return onPhone ?? saved
  const [older, newer] = saved.updated_at < onPhone.updated_at ? [saved, onPhone] : [onPhone, saved]
  return { value: { ...older.value, ...newer.value }, updated_at: newer.updated_at }
}
