import { SampleTypes } from '../../features/catalogue/sample-types.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** One page to read the sample requirements of all types, and to take them over. */
export function SampleRequirements() {
  return (
    <Page
      title="Sample requirements"
      lead="What the portal asks of each type of facility until the ministry has made it its own."
      back={{ to: paths.facilityTypes(), label: 'Facility types' }}
      width="reading"
    >
      <SampleTypes />
    </Page>
  )
}
