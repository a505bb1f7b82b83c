import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { Suspense } from 'react'
import { Allowed } from '../../../api/allowed.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button, type ButtonAppearance } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const PlanDialog = lazyPart(async () => (await import('./plan-dialog.tsx')).PlanDialog)

interface PlanProps extends Pick<ButtonAppearance, 'variant'> {
  /** The facility; without one it is chosen in the dialog. */
  facility?: FacilityWithPlaces
}

/** Plans an inspection, for officers who may. */
export function PlanInspectionButton({ facility, variant = 'outline' }: PlanProps) {
  const [isOpen, setIsOpen] = useDialogState('plan-inspection')
  return (
    <Allowed to="plan an inspection">
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        Plan an inspection
      </Button>
      {isOpen && (
        <Suspense>
          <PlanDialog facility={facility} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Allowed>
  )
}
