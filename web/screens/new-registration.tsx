import { withoutEmptyText } from '@portal/contract/empty-text.ts'
import { applicantDetails, facilityDetails } from '@portal/contract/forms/registration-form.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CallProblem } from '../api/call-problem.ts'
import { usePortal } from '../api/use-portal.ts'
import { ApplicantStep } from '../features/facilities/applicant-step.tsx'
import { FacilityStep } from '../features/facilities/facility-step.tsx'
import { paths } from '../paths.ts'
import type { FormRefusal } from '../ui/form.tsx'
import type { Typed } from '../ui/form-check.ts'
import { Page, Panel } from '../ui/page.tsx'
import { Steps } from '../ui/steps.tsx'

const names = ['Facility Details', 'Applicant Details'] as const

/** What was said of fields of step 1; undefined when it is all about the step that was sent. */
function refusalOfFacility({ message, errors }: CallProblem): FormRefusal | undefined {
  const ofFacility = Object.entries(errors).filter(([field]) => field in facilityDetails.shape)
  return ofFacility.length > 0 ? { message, errors: Object.fromEntries(ofFacility) } : undefined
}

/** The applicant's own fields of what step 2 holds, which has those of step 1 besides. */
function ofApplicant(values: Typed): Typed {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in applicantDetails.shape))
}

/** An officer records a facility and its applicant in two steps; each step has an address. Spec §2, New Registration. */
export function NewRegistration() {
  const go = useNavigate()
  const [address] = useSearchParams()
  const home_state_id = usePortal()?.home_state_id
  const [facility, setFacility] = useState<Typed>({})
  const [applicant, setApplicant] = useState<Typed>({})
  const [isChecked, setIsChecked] = useState(false)
  const [refused, setRefused] = useState<FormRefusal>()
  const present = isChecked && address.get('step') === 'applicant' ? 1 : 0

  function next(values: Typed) {
    setFacility(values)
    setIsChecked(true)
    setRefused(undefined)
    go(paths.newRegistrationStep('applicant'))
  }

  function leadBack(problem: CallProblem) {
    const refusal = refusalOfFacility(problem)
    if (!refusal) return
    setRefused(refusal)
    go(paths.newRegistration())
  }

  return (
    <Page title={`New Registration: ${names[present]}`} heading="New Registration" width="reading">
      <Steps names={names} present={present} />
      <Panel key={present}>
        {present === 0 ? (
          <FacilityStep typed={facility} refused={refused} onLeave={setFacility} onNext={next} />
        ) : (
          <ApplicantStep
            facility={Object(withoutEmptyText({ ...facility, facility_state_id: home_state_id }))}
            typed={applicant}
            onLeave={(values) => setApplicant(ofApplicant(values))}
            onBack={() => go(paths.newRegistration())}
            onProblem={leadBack}
            onRegistered={({ registration, warnings }) =>
              go(paths.registration(registration.id), { state: { added: { name: facility.company_name, warnings } } })
            }
          />
        )}
      </Panel>
    </Page>
  )
}
