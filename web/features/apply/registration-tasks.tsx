import { type ApplicationSection, type Filled, sectionStates } from '@portal/domain/completeness.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Answered } from '../../ui/layout/answered-progress.tsx'
import { ErrorSummary, type Fault } from '../../ui/form/error-summary.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { type Task, TaskList } from '../../ui/layout/task-list.tsx'
import styles from './apply.module.css'
import { sectionNames, stateWords } from './sections.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { countAnswers, useAnswers } from '../../fields/use-answers.ts'
import { Button } from '../../ui/form/button.tsx'

/** What the application holds, in counts. Until the answers are there, the server's word on them is taken. */
function filledWith(details: RegistrationDetails, answers: Pick<Filled, 'questions' | 'answered'> | undefined): Filled {
  const lacksAnswers = details.missing.some(({ section }) => section === 'requirements')
  return {
    ...(answers ?? { questions: Number(lacksAnswers), answered: 0 }),
    has_operating_officer: details.operatingOff !== null,
    has_available_facilities: Boolean(details.available_facilities),
    staffs: details.staffs.length,
    referees: details.referees.length,
    document_names: details.documents.map(({ name }) => name),
    payments: details.payments.length,
  }
}

function Missing({ of, details }: { of: ApplicationSection; details: RegistrationDetails }) {
  const messages = details.missing.filter(({ section }) => section === of).map(({ message }) => message)
  return messages.map((message) => <div key={message}>{message}</div>)
}

/** What an owner has to do before Submit: a state per section, and what is still missing. */
export function RegistrationTasks({ details }: { details: RegistrationDetails }) {
  const { id, facility_id } = details.registration
  const go = useNavigate()
  const [faults, setFaults] = useState<Fault[]>([])
  const { data } = useAnswers(details)
  const answers = data && countAnswers(data)
  const states = sectionStates(filledWith(details, answers))
  const done = states.filter(({ state }) => stateWords[state] === stateWords.done).length

  const tasks = states.map(({ section, state }): Task => {
    const isQuestions = section === 'requirements'
    return {
      name: sectionNames[section],
      state: stateWords[state],
      to: isQuestions ? paths.requirementParts(facility_id) : `#${section}`,
      hint: (
        <>
          {isQuestions && answers && <Answered answered={answers.answered} total={answers.questions} />}
          <Missing of={section} details={details} />
        </>
      ),
    }
  })

  function submit() {
    if (details.missing.length === 0) return go(paths.registrationStep(id, 'check'))
    setFaults(details.missing.map(({ section, message }) => ({ message, id: section })))
  }

  return (
    <Section id="tasks" title="What is needed">
      <ErrorSummary faults={faults} />
      <Panel>
        <div className={styles.stack}>
          <Answered answered={done} total={states.length} of="sections completed" />
          <TaskList tasks={tasks} />
          {details.offered.includes('Submit') && (
            <div className={styles.row}>
              <Button onClick={submit}>Submit</Button>
              <span className={styles.quiet}>You check your answers before they are sent.</span>
            </div>
          )}
        </div>
      </Panel>
    </Section>
  )
}
