import { applicantDetails, facilityDetails } from '@portal/contract/applications/registration-form.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CallProblem } from '../../api/call-problem.ts'
import type { DraftName } from '../../api/draft-forms.ts'
import { useDraft } from '../../api/use-draft.tsx'
import { usePortal } from '../../api/use-portal.ts'
import { ApplicantStep } from '../../features/facilities/details/applicant-step.tsx'
import { FacilityStep } from '../../features/facilities/details/facility-step.tsx'
import { PaperLicenceForm } from '../../features/imports/by-hand/paper-licence-form.tsx'
import { paths } from '../../paths.ts'
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx'
import type { FormRefusal } from '../../ui/form/form.tsx'
import type { Typed } from '../../ui/form/form-check.ts'
import { Page, Panel } from '../../ui/layout/page.tsx'
import { Steps } from '../../ui/layout/steps.tsx'
import { ViewTab, ViewTabs } from '../../ui/table/view-tabs.tsx'

const names = ['Facility Details', 'Applicant Details'] as const

/** Picks the fields of one step from the values of both. */
function pickStep({ shape }: { shape: object }, values: Typed): Typed {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in shape))
}

/** The errors in fields of step 1; undefined if there are none. */
function refusalOfFacility({ message, errors }: CallProblem): FormRefusal | undefined {
  const ofFacility = pickStep(facilityDetails, errors)
  return Object.keys(ofFacility).length > 0 ? { message, errors: ofFacility } : undefined
}

/** What is recorded: an application, or a licence that was issued on paper. */
function Kinds({ isPaper = false }: { isPaper?: boolean }) {
  return (
    <ViewTabs label="What you record">
      <ViewTab to={paths.newRegistration()} label="An application" isCurrent={!isPaper} />
      <ViewTab to={paths.newPaperLicence()} label="Already licensed on paper" isCurrent={isPaper} />
    </ViewTabs>
  )
}

/** An officer records a facility that was licensed on paper. */
function LicensedOnPaper() {
  return (
    <Page title="Already licensed on paper" heading="New Registration" width="reading">
      <Kinds isPaper />
      <Panel>
        <PaperLicenceForm />
      </Panel>
    </Page>
  )
}

function Wizard({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const go = useNavigate()
  const [address] = useSearchParams()
  const home_state_id = usePortal()?.home_state_id
  const [facility, setFacility] = useState(() => pickStep(facilityDetails, draft.values))
  const [applicant, setApplicant] = useState(() => pickStep(applicantDetails, draft.values))
  const [isChecked, setIsChecked] = useState(() => facilityDetails.safeParse(withoutEmptyText(facility)).success)
  const [refused, setRefused] = useState<FormRefusal>()
  const step = isChecked && address.get('step') === 'applicant' ? 1 : 0

  function type(values: Typed) {
    const [ofFacility, ofApplicant] = [pickStep(facilityDetails, values), pickStep(applicantDetails, values)]
    if (step === 0) setFacility(ofFacility)
    else setApplicant(ofApplicant)
    draft.typed(step === 0 ? { ...ofFacility, ...applicant } : { ...facility, ...ofApplicant })
  }

  function next(values: Typed) {
    setFacility(values)
    setIsChecked(true)
    setRefused(undefined)
    go(paths.newRegistrationStep('applicant'))
  }

  function returnToFirstStep(problem: CallProblem) {
    const refusal = refusalOfFacility(problem)
    if (!refusal) return
    setRefused(refusal)
    go(paths.newRegistration())
  }

  return (
    <Page title={`New Registration: ${names[step]}`} heading="New Registration" width="reading">
      <Kinds />
      <Steps names={names} current={step} />
      <Panel key={step}>
        {step === 0 ? (
          <FacilityStep typed={facility} refused={refused} onTyped={type} note={draft.note} onNext={next} />
        ) : (
          <ApplicantStep
            facility={Object(withoutEmptyText({ ...facility, facility_state_id: home_state_id }))}
            typed={applicant}
            onTyped={type}
            note={draft.note}
            onBack={() => go(paths.newRegistration())}
            onProblem={returnToFirstStep}
            onRegistered={({ registration, warnings }) => {
              draft.sent()
              go(paths.registration(registration.id), { state: { added: { name: facility.company_name, warnings } } })
            }}
          />
        )}
      </Panel>
    </Page>
  )
}

/** An officer records a facility and its applicant in two steps. Each step has its own URL. */
function Application() {
  const go = useNavigate()
  const [address] = useSearchParams()
  const draft = useDraft({
    form: 'new-registration' satisfies DraftName,
    onDiscard: () => address.has('step') && go(paths.newRegistration()),
  })
  if (draft.isReady) return <Wizard key={draft.opening} draft={draft} />
  return (
    <Page title="New Registration" width="reading">
      <Kinds />
      <Panel>
        <LinesSkeleton lines={8} />
      </Panel>
    </Page>
  )
}

/** An officer records an application from the paper form, or a facility that is already licensed on paper. Spec §2, New Registration. */
export function NewRegistration() {
  const [address] = useSearchParams()
  return address.get('from') === 'paper' ? <LicensedOnPaper /> : <Application />
}
