import { type TaskProgress, taskProgress, taskTitle } from '@portal/domain/applications/task-list.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { SavedState } from '../../../fields/saved-state.tsx'
import { paths } from '../../../paths.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { type Task, TaskList } from '../../../ui/layout/task-list.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import textStyles from '../../../ui/text.module.css'
import { ReturnedItems } from './returned-items.tsx'
import { summaryOf } from './task-summary.ts'
import { tasksOf } from './tasks.ts'

/** The state of a task, as its owner reads it. */
const stateWords = {
  done: 'Done',
  'in progress': 'In progress',
  'to do': 'To do',
  returned: 'Returned',
  'not returned': 'Not returned',
} as const satisfies Record<string, Task['state']>

const notReturned = { one: '# section was not returned', other: '# sections were not returned' }

/** How many sections are done, and whether everything is saved. */
function Progress({ done, total }: TaskProgress) {
  const words = byNumber(total, { one: '{done} of # section done', other: '{done} of # sections done' })
  const label = words.replace('{done}', String(done))
  return (
    <div className={layout.stack2}>
      <ProgressBar value={done} max={total} label={label} />
      <div className={`${layout.row3} ${layout.between}`}>
        <strong aria-hidden="true">{label}</strong>
        <SavedState />
      </div>
    </div>
  )
}

/** The last row: the check before Submit, which opens when everything else is done. */
function checkRow({ next }: TaskProgress, registrationId: number): Task {
  if (next) return { name: 'Check and submit', hint: 'When everything above is done', state: 'Later' }
  const to = paths.registrationStep(registrationId, 'check')
  return { name: 'Check and submit', hint: 'Read everything once before it is sent', state: 'To do', to }
}

/** The owner's task list before Submit: a page for each section, how far it is, and the one that is next. */
export function RegistrationTasks({ details }: { details: RegistrationDetails }) {
  const { registration, offered } = details
  const tasks = tasksOf(details)
  const progress = taskProgress(tasks)
  const maySubmit = offered.includes('Submit')
  const rowOf = (task: (typeof tasks)[number]): Task => ({
    name: task.title,
    hint: summaryOf(task, details),
    state: stateWords[task.state],
    to: paths.task(registration.id, task.page, registration.facility_id),
  })
  const closed = tasks.filter(({ state }) => state === 'not returned')
  const rows = tasks.filter((task) => !closed.includes(task)).map(rowOf)
  return (
    <>
      <Section id="tasks" title="What is needed">
        <ReturnedItems details={details} />
        <Progress {...progress} />
        <TaskList label="Sections" tasks={maySubmit ? [...rows, checkRow(progress, registration.id)] : rows} />
        {closed.length > 0 && (
          <Disclosure label={byNumber(closed.length, notReturned)}>
            <TaskList label="Sections that were not returned" tasks={closed.map(rowOf)} />
          </Disclosure>
        )}
        <p className={textStyles.note}>
          {maySubmit
            ? 'Nothing is sent to the ministry before you submit. You can stop at any time: what you enter is kept.'
            : 'The application is with the ministry: what you enter now, it sees at once.'}{' '}
          The ministry also asks for a signed form:{' '}
          <Link to={paths.registrationStep(registration.id, 'form')}>Print the form to sign</Link>
        </p>
      </Section>
      {progress.next ? (
        <BottomBar>
          <LinkButton to={paths.task(registration.id, progress.next, registration.facility_id)}>
            Continue: {taskTitle(progress.next)}
          </LinkButton>
        </BottomBar>
      ) : (
        maySubmit && (
          <BottomBar>
            <LinkButton to={paths.registrationStep(registration.id, 'check')}>Check and submit</LinkButton>
          </BottomBar>
        )
      )}
    </>
  )
}

/** What was filled in, when nothing can be changed: a page for each section, to read. */
export function ReadTasks({ details }: { details: RegistrationDetails }) {
  const rows = tasksOf(details).map(
    (task): Task => ({
      name: task.title,
      hint: summaryOf(task, details),
      to: paths.task(details.registration.id, task.page, details.registration.facility_id),
    }),
  )
  return (
    <Section id="contents" title="What you entered">
      <TaskList label="Sections" tasks={rows} />
    </Section>
  )
}
