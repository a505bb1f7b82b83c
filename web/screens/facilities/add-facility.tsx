import { useNavigate } from 'react-router'
import { AddFacilityForm } from '../../features/facilities/details/add-facility-form.tsx'
import { paths } from '../../paths.ts'
import { Page, Panel } from '../../ui/layout/page.tsx'

/** The page on which an owner adds a facility. Spec §2. */
export function AddFacility() {
  const go = useNavigate()
  return (
    <Page
      title="Add Facility"
      width="reading"
      lead={
        <>
          Tell us about the facility. After this you start its registration.{' '}
          <a href={paths.guides()}>See what to have ready before you start</a>
        </>
      }
      back={{ to: paths.overview(), label: 'Dashboard' }}
    >
      <Panel>
        <AddFacilityForm onAdded={(added) => go(paths.overview(), { state: { added } })} />
      </Panel>
    </Page>
  )
}
