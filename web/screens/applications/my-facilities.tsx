import { FacilityCards } from '../../features/facilities/details/facility-cards.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The owner's facilities, to start or continue their registrations. Spec §2, Facility Registration Page. */
export function MyFacilities() {
  return (
    <Page
      title="Facility Registration"
      lead="Start the registration of a facility, or continue where you stopped."
      actions={
        <LinkButton to={paths.addFacility()} variant="default" icon={<Icon name="plus" />}>
          Add Facility
        </LinkButton>
      }
    >
      <FacilityCards />
    </Page>
  )
}
