import { type RestrictingName, restrictingNames } from '@portal/domain/actions/standing-actions.ts'
import { Suspense } from 'react'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const RestrictDialog = lazyPart(async () => (await import('./restrict-dialog.tsx')).RestrictDialog)

interface ButtonsProps {
  facility: { id: number; company_name: string; offered: readonly string[] }
}

function RestrictButton({ name, facility }: ButtonsProps & { name: RestrictingName }) {
  const [isOpen, setIsOpen] = useDialogState(`${name.toLowerCase()}-${facility.id}`)
  return (
    <>
      <Button variant="outline" isDanger onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Suspense>
          <RestrictDialog name={name} facility={facility} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Suspends or seals a facility, or revokes its licence; whatever is offered. */
export function RestrictButtons({ facility }: ButtonsProps) {
  return restrictingNames.map(
    (name) => facility.offered.includes(name) && <RestrictButton key={name} name={name} facility={facility} />,
  )
}
