import { useEffect, useState } from 'react'
import { currentSession } from './session.ts'

const storageKey = 'open-dialog'

function addressOf(name: string): string {
  return `${window.location.pathname} ${name}`
}

/** Whether this dialog was open on this page when the session ended or the page was loaded again. */
export function wasDialogOpen(name: string): boolean {
  return sessionStorage.getItem(storageKey) === addressOf(name)
}

/** Remembers an open dialog while this tab exists, so that it opens again after signing in. Its draft has what was typed. */
export function useRememberOpenDialog(name: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    sessionStorage.setItem(storageKey, addressOf(name))
    return () => {
      if (currentSession()) sessionStorage.removeItem(storageKey)
    }
  }, [name, isOpen])
}

/** Whether a dialog is open, and the function to open and close it. The name differs from those of other dialogs on the page. */
export function useDialogState(name: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(() => wasDialogOpen(name))
  useRememberOpenDialog(name, isOpen)
  return [isOpen, setIsOpen]
}
