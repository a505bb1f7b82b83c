import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { Suspense, useState } from 'react'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { CaseClock, daysInWords } from '../../../fields/case-clock.tsx'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import styles from './queue.module.css'

const GiveCase = lazyPart(async () => (await import('./give-case.tsx')).GiveCase)

type Case = NonNullable<RegistrationDetails['case']>

/** Whose case it is, and for how long it has been with the ministry and with its owner. */
function CaseWords({ of: { assignee, clock, service_days, offered } }: { of: Case }) {
  const holder = offered.includes('Put back')
    ? 'You have this application.'
    : `${assignee?.first_name} ${assignee?.last_name} has this application.`
  return (
    <p>
      <strong>{assignee ? holder : 'Nobody has this application.'}</strong>{' '}
      {clock?.with === 'ministry' && (
        <>
          With the ministry: <CaseClock clock={clock} service_days={service_days} />.{' '}
        </>
      )}
      {clock && `With its owner: ${daysInWords(clock.owner_days)}.`}
    </p>
  )
}

/** Submits for an applicant who came with papers and has no account. */
export function SubmitOnPaper({ registrationId }: { registrationId: number }) {
  return (
    <ConfirmedButton
      call={calls.submitRegistration}
      sent={{ params: { id: registrationId } }}
      label="Submit for the applicant"
      title="Submit for the applicant?"
      confirm="Submit"
      isHarmless
      isCompact
      success="Submitted to the ministry"
    >
      The applicant has no account. The history will say that you submitted on their behalf.
    </ConfirmedButton>
  )
}

export function TakeButton({ id }: { id: number }) {
  const take = useCallMutation(cases.takeCase, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  return (
    <BusyButton
      variant="outline"
      isCompact
      ref={useFocusAfterRemoval()}
      busy={take.isPending && 'Taking'}
      onClick={() => take.mutate({ params: { id } })}
    >
      Take application
    </BusyButton>
  )
}

function PutBackButton({ id }: { id: number }) {
  const putBack = useCallMutation(cases.putCaseBack, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  return (
    <BusyButton
      variant="default"
      isCompact
      ref={useFocusAfterRemoval()}
      busy={putBack.isPending && 'Putting back'}
      onClick={() => putBack.mutate({ params: { id } })}
    >
      Put back
    </BusyButton>
  )
}

/** Who has a case, its clock, and what an officer may do about it. */
export function CaseLine({ details }: { details: RegistrationDetails }) {
  const [isGiving, setGiving] = useState(false)
  const { registration, offered } = details
  const { id } = registration
  const of = details.case
  if (!of || (!of.clock && of.offered.length === 0)) return null
  return (
    <section tabIndex={-1} aria-label="Officer and days" className={`${layout.row4} ${styles.case}`}>
      <CaseWords of={of} />
      <div className={`${layout.row2} ${styles.buttons}`}>
        {of.offered.includes('Take case') && <TakeButton id={id} />}
        {of.offered.includes('Give case') && (
          <Button variant="default" isCompact onClick={() => setGiving(true)}>
            Give to an officer
          </Button>
        )}
        {of.offered.includes('Put back') && <PutBackButton id={id} />}
        {offered.includes('Submit') && <SubmitOnPaper registrationId={id} />}
      </div>
      {isGiving && (
        <Suspense>
          <GiveCase registrationId={id} assignee={of.assignee} onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </section>
  )
}
