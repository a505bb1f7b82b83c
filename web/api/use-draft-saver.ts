import * as calls from '@portal/contract/applications/calls/drafts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DraftState } from '../ui/form/draft-note.tsx'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { createDraftSaver, type SavedWhere } from './draft-saver.ts'
import { keyOf } from './key-of.ts'

const stateOf = { server: 'saved', phone: 'kept', nowhere: 'unsaved' } as const satisfies Record<SavedWhere, DraftState>

/** The draft saver of a form. It also saves when the form unmounts, the page is hidden, or the connection is back. */
export function useDraftSaver(form: string) {
  const client = useQueryClient()
  const [state, setState] = useState<DraftState>('open')
  const [saver] = useState(() =>
    createDraftSaver({
      form,
      onSaved: (where) => setState(stateOf[where]),
      // Cached for the next time the form is opened, even if a save is still running.
      async onChange(value) {
        const queryKey = keyOf(calls.showDraft, { params: { form } })
        await client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, { data: value && { value, updated_at: new Date().toISOString() } })
        if (!value) setState('open')
      },
    }),
  )
  useEffect(() => {
    const unsubscribe = onConnectionChange(() => !isConnectionLost() && saver.save())
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saver.saveBeforeLeaving()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', saveWhenHidden)
      saver.save()
    }
  }, [saver])
  return { saver, state }
}
