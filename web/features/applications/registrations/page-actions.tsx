import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PrintLinks } from './print-links.tsx'

interface ActionProps {
  registrationId: number
  /** The offered actions of the reply. */
  offered: readonly string[]
}

/** Prints the page. */
export function PrintButton() {
  return (
    <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
      Print
    </Button>
  )
}

/** The actions in the header of the registration page. Spec §2. */
export function PageActions({ registrationId, offered }: ActionProps) {
  return (
    <>
      <PrintLinks registrationId={registrationId} offered={offered} />
      <PrintButton />
    </>
  )
}
