import { useContext, useEffect } from 'react'
import { PlaceOfSections } from '../ui/layout/section-place.ts'
import { useDialogState } from './use-dialog-state.ts'

/**
 * Whether a form of a section is open, and the function to open and close it: as `useDialogState`. On the page of the
 * section it opens by itself as long as the section lacks something.
 */
export function useOpenForm(section: string | undefined, name: string): [boolean, (isOpen: boolean) => void] {
  const { is: place, filledNow } = useContext(PlaceOfSections)
  // The dialog of the same form, on the page of the registration, is not open because of this one.
  const [isOpen, setIsOpen] = useDialogState(place === 'among others' ? name : `${name} on its page`)
  const left = filledNow !== undefined && filledNow.section === section ? filledNow.left : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something more was added, not when it was closed
  useEffect(() => {
    if (left > 0) setIsOpen(true)
  }, [left])
  return [isOpen, setIsOpen]
}
