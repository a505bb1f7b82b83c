import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { type SectionState, sectionTitle } from '@portal/domain/applications/sections.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import { Answered } from '../../../ui/layout/answered-progress.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { type Task, TaskList } from '../../../ui/layout/task-list.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './apply.module.css'
import { InvoiceHint } from './invoice-hint.tsx'
import { anchorOf, ReturnedItems } from './returned-items.tsx'

/** The state of a section, as the task list shows it. */
const stateWords = {
  done: 'Completed',
  started: 'In progress',
  empty: 'Not started',
} as const satisfies Record<SectionState, Task['state']>

/** The owner's task list before Submit: the state of each section, and what is missing. */
export function RegistrationTasks({ details }: { details: RegistrationDetails }) {
  const { id, facility_id } = details.registration
  const go = useNavigate()
  const [faults, setFaults] = useState<Fault[]>([])
  const { sections, totals } = details
  const missing = details.asked_before_submit
  const done = sections.filter(({ state }) => state === 'done').length

  const { returned } = details.registration
  const tasks = sections.map(({ section, state, missing }): Task => {
    const isQuestions = section === 'requirements'
    if (isOpenReturn(returned) && !returned.items.some((item) => item.section === section)) {
      return {
        name: sectionTitle(section),
        state: stateWords[state],
        hint: 'It was not returned and cannot be changed now.',
      }
    }
    return {
      name: sectionTitle(section),
      state: stateWords[state],
      to: isQuestions ? paths.requirementParts(facility_id) : `#${section}`,
      hint: (
        <>
          {isQuestions && <Answered answered={totals.answered} total={totals.questions} />}
          {section === 'payment' && details.invoice && <InvoiceHint invoice={details.invoice} />}
          {missing.map((message) => (
            <div key={message}>{message}</div>
          ))}
        </>
      ),
    }
  })

  function submit() {
    if (missing.length === 0) return go(paths.registrationStep(id, 'check'))
    setFaults(missing.map(({ section, message }) => ({ message, id: anchorOf(section) })))
  }

  return (
    <Section id="tasks" title="What is needed">
      <ErrorSummary
        faults={faults}
        isStillThere={(fault) => missing.some(({ message }) => message === fault.message)}
      />
      <Panel>
        <div className={layout.stack5}>
          <ReturnedItems details={details} />
          <Answered answered={done} total={sections.length} of="sections" />
          <TaskList tasks={tasks} />
          <p>
            The ministry also asks for a signed form: print it, sign it and upload it under Documents.{' '}
            <Link to={paths.registrationStep(id, 'form')}>Print the form to sign</Link>
          </p>
          {details.offered.includes('Submit') && (
            <div className={`${layout.row4} ${styles.row}`}>
              <Button onClick={submit}>Submit</Button>
              <span className={textStyles.quiet}>You check your answers before they are sent.</span>
            </div>
          )}
        </div>
      </Panel>
    </Section>
  )
}
