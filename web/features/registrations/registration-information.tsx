import type { Person } from '@portal/contract/entities/person.ts'
import type { ReactNode } from 'react'
import { Columns } from '../../ui/layout/columns.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { ApplicantDetails } from './applicant-details.tsx'
import styles from './registration.module.css'

interface InformationProps {
  /** The details of the facility. */
  facility: ReactNode
  applicant: Person | null | undefined
  /** Where the applicant may be edited. */
  edit?: { registrationId: number; hasOwner: boolean } | undefined
}

/** The facility and its applicant. Spec §2. */
export function RegistrationInformation({ facility, applicant, edit }: InformationProps) {
  return (
    <Section id="information" title="Registration Information">
      <Columns>
        <Panel>
          <h3 className={styles.subtitle}>Facility</h3>
          {facility}
        </Panel>
        <Panel>
          <h3 className={styles.subtitle}>Applicant</h3>
          {applicant ? (
            <ApplicantDetails applicant={applicant} edit={edit} />
          ) : (
            <p className={styles.plain}>None is recorded.</p>
          )}
        </Panel>
      </Columns>
    </Section>
  )
}
