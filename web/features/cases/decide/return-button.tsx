import { Suspense } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useReturnMarks } from './return-marks.tsx'

const ReturnDialog = lazyPart(async () => (await import('./return-dialog.tsx')).ReturnDialog)

/** Opens the dialog with everything that is marked. Shown while the application can be returned. */
export function ReturnButton({ details }: { details: RegistrationDetails }) {
  const [isOpen, setIsOpen] = useDialogState('return')
  const { marks } = useReturnMarks()
  if (!details.offered.includes('Return')) return null
  return (
    <>
      <Button variant="outline" aria-keyshortcuts="r" onClick={() => setIsOpen(true)}>
        {marks.length > 0 ? `Return for correction (${marks.length})` : 'Return for correction'}
      </Button>
      {isOpen && (
        <Suspense>
          <ReturnDialog registrationId={details.registration.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
