import type { AvailableFacilities } from '@portal/contract/applications/available-facilities.ts'
import { useOpenForm } from '../../../api/use-open-form.ts'
import { LastChange } from '../../../fields/changed-by.tsx'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Description, DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { AvailableFacilitiesDialog } from './available-facilities-dialog.tsx'
import styles from './contents.module.css'
import { SectionButton } from './page-buttons.tsx'
import type { SectionProps } from './section-props.ts'

function Items({ of }: { of: string[] }) {
  return (
    <ul className={`${layout.row2} ${styles.items}`}>
      {of.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function rowsOf(available: AvailableFacilities): Description[] {
  return [
    { label: 'Bed capacity', value: available.bed_space_capacity },
    { label: 'Wards', value: available.no_of_wards },
    { label: 'Consulting rooms', value: available.no_of_consulting_rooms },
    { label: 'Toilets', value: available.no_of_toilets },
    { label: 'Water source', value: available.source_of_water },
    { label: 'Electricity', value: available.electricity_supply },
    { label: 'Waste management', value: available.mode_of_waste_management },
    { label: 'Medical record', value: <span className={styles.sentence}>{available.medical_record}</span> },
    {
      label: 'Other facilities',
      value: available.available_fac.length > 0 ? <Items of={available.available_fac} /> : 'None',
    },
  ]
}

/** The recorded rooms, supplies and equipment. */
export function AvailableDetails({ available }: { available: AvailableFacilities }) {
  return <DescriptionList rows={rowsOf(available)} />
}

/** The rooms, supplies and equipment of the facility. Spec §2. */
export function AvailableFacilitiesSection({ details, mayChange, corrections }: SectionProps) {
  const { available_facilities: available } = details
  const { id: facilityId } = details.registration.facility
  const mayTouch = useMayTouch()
  const [isOpen, setIsOpen] = useOpenForm('available_facilities', 'available-facilities')
  return (
    <Section
      id="available_facilities"
      title="Available Facilities"
      actions={
        mayChange &&
        mayTouch({ section: 'available_facilities' }) && (
          <SectionButton label="Available Facilities Items" isOpen={isOpen} onClick={() => setIsOpen(true)} />
        )
      }
    >
      <ItemNote section="available_facilities" />
      {available ? (
        <Panel>
          <LastChange corrections={corrections} part="available_facilities" />
          <AvailableDetails available={available} />
        </Panel>
      ) : (
        <EmptyState isSmall title="Not filled in yet">
          Beds, wards, rooms, water, electricity, and what else the facility has.
        </EmptyState>
      )}
      {isOpen && (
        <AvailableFacilitiesDialog
          hasOwner={details.has_owner_account}
          available={available}
          facilityId={facilityId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Section>
  )
}
