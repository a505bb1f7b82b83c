import type { TakesApplications } from '@portal/domain/applications/opening.ts'
import { Suspense } from 'react'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { openingWords } from './opening-words.ts'

// It needs the schemas of the settings, which the dashboard does without.
const OpeningDialog = lazyPart(async () => (await import('./opening-dialog.tsx')).OpeningDialog)

/** Opens the portal to applications from today on, or closes it. The settings of the ministry do so from a later day on. */
export function OpeningButton({ to, variant }: { to: TakesApplications; variant: 'filled' | 'default' }) {
  const { label, title } = openingWords[to]
  const [isOpen, setIsOpen] = useDialogState(title)
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <OpeningDialog to={to} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
