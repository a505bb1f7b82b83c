import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { hasToWait, type TakesApplications } from '@portal/domain/applications/opening.ts'
import { returnableSections } from '@portal/domain/applications/returned-items.ts'
import { taskPageOf } from '@portal/domain/applications/task-list.ts'
import { useState } from 'react'
import type { CallProblem } from '../../../api/call-problem.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import styles from './apply.module.css'
import { NotOpenYet } from './not-open-yet.tsx'

/** The place on the page that holds a section. */
function pageWith(name: string): string {
  const section = returnableSections.find((one) => one === name)
  return section ? taskPageOf(section) : name
}

/** The missing items that the server reports, with links to their sections; otherwise its error message. */
function faultsOf({ errors, message }: CallProblem): Fault[] {
  const faults = Object.entries(errors).flatMap(([section, messages]) =>
    messages.map((text) => ({ message: text, id: pageWith(section) })),
  )
  return faults.length > 0 ? faults : [{ message }]
}

interface SubmitProps {
  registrationId: number
  /** Whether the ministry has returned it for correction. */
  isReturned: boolean
  onSubmitted: () => void
}

/** The last step: the owner submits the application, once the ministry takes applications. */
export function SubmitApplication({ registrationId, isReturned, onSubmitted }: SubmitProps) {
  const takes: TakesApplications = usePortal()?.not_taking_since ? 'not yet' : 'yes'
  const [faults, setFaults] = useState<Fault[]>([])
  const submission = useCallMutation(calls.submitRegistration, {
    success: registrationActions.Submit.message,
    onSuccess: onSubmitted,
    onProblem: (problem) => setFaults(faultsOf(problem)),
  })
  if (hasToWait(takes, { isReturned, isByOfficer: false })) return <NotOpenYet />
  return (
    <Section id="submit" title="Send it to the ministry">
      <ErrorSummary faults={faults} />
      <Panel>
        <div className={layout.stack5}>
          <p>By submitting you state that what you entered is true and complete to the best of your knowledge.</p>
          <div className={`${layout.row4} ${styles.row}`}>
            <BusyButton
              busy={submission.isPending && 'Submitting'}
              onClick={() => submission.mutate({ params: { id: registrationId } })}
            >
              Confirm and submit
            </BusyButton>
            <LinkButton to={paths.registration(registrationId)} variant="default">
              Not yet
            </LinkButton>
          </div>
        </div>
      </Panel>
    </Section>
  )
}
