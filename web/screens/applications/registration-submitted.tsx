import type { RegistrationDetails } from '../../api/registration-details.ts'
import { SubmittedPanel, WhatHappensNext } from '../../features/applications/apply/submitted.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useScrollToTopOnMount } from '../../ui/layout/use-scroll-to-top-on-mount.ts'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'

/** Confirms that the application was submitted, with its reference and the next steps. */
export function RegistrationSubmitted({ details: { registration } }: { details: RegistrationDetails }) {
  useScrollToTopOnMount()
  return (
    <Page
      title="Application submitted"
      width="reading"
      actions={
        <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <SubmittedPanel reference={registration.reference} facility={registration.facility.company_name} />
      <WhatHappensNext />
      <ScreenOnly>
        <div>
          <LinkButton to={paths.registration(registration.id)}>Back to the registration</LinkButton>
        </div>
      </ScreenOnly>
    </Page>
  )
}
