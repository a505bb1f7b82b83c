import { Suspense } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const ExtendDialog = lazyPart(async () => (await import('./extend-dialog.tsx')).ExtendDialog)

/** Extends a temporary approval. Shown while that is offered. */
export function ExtendButton({ details }: { details: RegistrationDetails }) {
  const [isOpen, setIsOpen] = useDialogState('extend')
  if (!details.offered.includes('Extend')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Extend
      </Button>
      {isOpen && (
        <Suspense>
          <ExtendDialog details={details} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
