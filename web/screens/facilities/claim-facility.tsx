import { useNavigate } from 'react-router'
import { ClaimForm } from '../../features/facilities/claims/claim-form.tsx'
import { paths } from '../../paths.ts'
import { Page, Panel } from '../../ui/layout/page.tsx'

/** The page on which an owner enters the code of a letter, to take over a facility that was recorded from paper. */
export function ClaimFacility() {
  const go = useNavigate()
  return (
    <Page
      title="Enter the code of a letter"
      width="reading"
      lead="The ministry has recorded your facility from paper and sent you a letter with a code. With the code, the facility and its registration become yours."
      back={{ to: paths.overview(), label: 'Dashboard' }}
    >
      <Panel>
        <ClaimForm onClaimed={({ id }) => go(paths.facility(id))} />
      </Panel>
    </Page>
  )
}
