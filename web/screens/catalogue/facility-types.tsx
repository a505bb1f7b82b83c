import { AddFacilityType } from '../../features/catalogue/add-facility-type.tsx'
import { AddPart } from '../../features/catalogue/add-part.tsx'
import { FacilityTypeTable } from '../../features/catalogue/facility-type-table.tsx'
import { PartTable } from '../../features/catalogue/part-table.tsx'
import { paths } from '../../paths.ts'
import { Page, Section } from '../../ui/layout/page.tsx'

/** The types of facility that the ministry licenses, and the parts of their requirements. Spec §2. */
export function FacilityTypes() {
  return (
    <Page
      title="Facility types"
      lead="What an owner can register, and what each type must meet."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={<AddFacilityType />}
    >
      <FacilityTypeTable />
      <Section title="Facility parts" actions={<AddPart />}>
        <PartTable />
      </Section>
    </Page>
  )
}
