import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { PrintLinks } from './print-links.tsx'
import { Button } from '../../ui/form/button.tsx'

interface ActionProps {
  registrationId: number
  /** The offered actions of the reply. */
  offered: readonly string[]
  mayConsider: boolean
  /** The queue from which the registration was opened. */
  queue: string | undefined
}

/** The actions in the header of the registration page. Spec §2. */
export function PageActions({ registrationId, offered, mayConsider, queue }: ActionProps) {
  return (
    <>
      {mayConsider && <LinkButton to={paths.approval(registrationId, queue)}>Consideration and Approval</LinkButton>}
      <PrintLinks registrationId={registrationId} offered={offered} />
      <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
