import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { PrintLinks } from './print-links.tsx'
import { Button } from '../../ui/form/button.tsx'

interface ActionProps {
  registrationId: number
  /** What the reply says may be done now. */
  offered: readonly string[]
  mayConsider: boolean
  /** The queue that the registration was opened from. */
  queue: string | undefined
}

/** What can be done with a registration as a whole. Spec §2. */
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
