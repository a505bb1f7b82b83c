import type { Person } from '@portal/contract/applications/person.ts'
import type { Correction } from '@portal/contract/cases/application-review.ts'
import type { ReactNode } from 'react'
import { LastChange } from '../../../fields/changed-by.tsx'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { Columns } from '../../../ui/layout/columns.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ApplicantDetails } from './applicant-details.tsx'
import styles from './registration.module.css'

interface InformationProps {
  /** The details of the facility. */
  facility: ReactNode
  applicant: Person | null | undefined
  /** Who corrected what last, where the page shows it. */
  corrections?: readonly Correction[]
  /** Where the applicant may be edited. */
  edit?: { registrationId: number; hasOwner: boolean } | undefined
}

/** The facility and its applicant. Spec §2. */
export function RegistrationInformation({ facility, applicant, corrections, edit }: InformationProps) {
  const mayTouch = useMayTouch()
  return (
    <Section id="information" title="Registration Information">
      <Columns>
        <Panel>
          <h3 className={styles.subtitle}>Facility</h3>
          <LastChange corrections={corrections} part="facility" />
          <ItemNote section="facility" />
          {facility}
        </Panel>
        <Panel id="applicant">
          <h3 className={styles.subtitle}>Applicant</h3>
          <LastChange corrections={corrections} part="applicant" />
          <ItemNote section="applicant" />
          {applicant ? (
            <ApplicantDetails applicant={applicant} edit={mayTouch({ section: 'applicant' }) ? edit : undefined} />
          ) : (
            <p>None is recorded.</p>
          )}
        </Panel>
      </Columns>
    </Section>
  )
}
