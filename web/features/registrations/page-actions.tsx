import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { PrintLinks } from './print-links.tsx'
import { useQueue } from './queue.ts'
import { Button } from '../../ui/form/button.tsx'

interface ActionProps {
  registrationId: number
  /** What the reply says may be done now. */
  offered: readonly string[]
  mayConsider: boolean
}

/** What can be done with a registration as a whole. Spec §2. */
export function PageActions({ registrationId, offered, mayConsider }: ActionProps) {
  const queue = useQueue()
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
