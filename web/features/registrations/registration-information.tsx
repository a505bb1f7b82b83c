import type { Person } from '@portal/contract/entities/person.ts'
import type { ReactNode } from 'react'
import { Columns } from '../../ui/columns.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { ApplicantDetails } from './applicant-details.tsx'
import looks from './registration.module.css'

interface InformationParts {
  /** The details of the facility. */
  facility: ReactNode
  applicant: Person | null | undefined
}

/** The facility and who applies for it. Spec §2. */
export function RegistrationInformation({ facility, applicant }: InformationParts) {
  return (
    <Section id="information" title="Registration Information">
      <Columns>
        <Panel>
          <h3 className={looks.subtitle}>Facility</h3>
          {facility}
        </Panel>
        <Panel>
          <h3 className={looks.subtitle}>Applicant</h3>
          {applicant ? <ApplicantDetails applicant={applicant} /> : <p className={looks.plain}>None is recorded.</p>}
        </Panel>
      </Columns>
    </Section>
  )
}
