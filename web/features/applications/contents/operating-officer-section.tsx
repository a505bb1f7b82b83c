import type { OperatingOfficer } from '@portal/contract/applications/operating-officer.ts'
import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { useState } from 'react'
import { useOpenForm } from '../../../api/use-open-form.ts'
import { LastChange } from '../../../fields/changed-by.tsx'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { type Description, DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './contents.module.css'
import { OperatingOfficerDialog } from './operating-officer-dialog.tsx'
import { SectionButton } from './page-buttons.tsx'
import type { SectionProps } from './section-props.ts'

function rowsOf(officer: OperatingOfficer, type: FacilityType): Description[] {
  const folio = { label: 'FOLIO number', value: officer.folio_number }
  const additionalMdcn = {
    label: 'Additional MDCN qualification number',
    value: officer.additional_mdcn_qualification,
  }
  return [
    { label: 'Name', value: officer.full_name },
    { label: 'Qualification', value: officer.highest_qualification },
    { label: 'Year of graduation', value: officer.year_of_graduation },
    { label: 'Additional qualification', value: officer.additional_qualification },
    ...(type.asks_folio ? [folio] : []),
    { label: 'MDCN registration number', value: officer.cert_reg_no },
    ...(type.asks_additional_mdcn ? [additionalMdcn] : []),
    { label: 'Employment status', value: officer.employment_status },
    {
      label: 'Previous experience',
      value: officer.previous_work_experience && <div className={styles.prose}>{officer.previous_work_experience}</div>,
    },
    { label: 'Workplace address', value: officer.work_place_address },
    { label: 'Email', value: officer.email },
    { label: 'Mobile', value: phoneInGroups(officer.phone_number) },
  ]
}

/** The details of the operating officer. */
export function OperatingOfficerDetails({ officer, type }: { officer: OperatingOfficer; type: FacilityType }) {
  return <DescriptionList rows={rowsOf(officer, type)} />
}

/** The operating officer. If there is none, only people who may add one see the section. Spec §2. */
export function OperatingOfficerSection({ details, mayChange, corrections }: SectionProps) {
  const { facility } = details.registration
  const { operatingOff: officer } = details
  const { id: facilityId, facility_types: type } = facility
  const [isOpen, setIsOpen] = useOpenForm('operating_officer', 'operating-officer')
  const mayTouch = useMayTouch()
  const [isEditing, setIsEditing] = useState(false)
  const dialog = { officer, facilityId, hasOwner: details.has_owner_account, type }
  if (!officer && !mayChange) return null
  return (
    <Section
      id="operating_officer"
      title="Operating Officer"
      actions={
        mayChange &&
        mayTouch({ section: 'operating_officer' }) && (
          <>
            {officer && (
              <Button variant="outline" onClick={() => setIsEditing(true)}>
                Edit<VisuallyHidden> operating officer</VisuallyHidden>
              </Button>
            )}
            <SectionButton label="Add Operational Officer" isOpen={isOpen} onClick={() => setIsOpen(true)} />
          </>
        )
      }
    >
      <ItemNote section="operating_officer" />
      {officer ? (
        <Panel>
          <LastChange corrections={corrections} part="operating_officer" />
          <OperatingOfficerDetails officer={officer} type={type} />
        </Panel>
      ) : (
        <EmptyState isSmall title="No operating officer yet">
          The operating officer is the qualified person who answers for the care given at the facility.
        </EmptyState>
      )}
      {isOpen && <OperatingOfficerDialog {...dialog} onClose={() => setIsOpen(false)} />}
      {isEditing && <OperatingOfficerDialog {...dialog} isEdit onClose={() => setIsEditing(false)} />}
    </Section>
  )
}
