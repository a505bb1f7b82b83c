import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import type { ReturnableSection } from '@portal/domain/applications/returned-items.ts'
import { type Task, taskProgress, taskTitle } from '@portal/domain/applications/task-list.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { tasksOf } from '../../features/applications/apply/tasks.ts'
import { ReturnedNotes } from '../../fields/returned-notes.tsx'
import { SavedState } from '../../fields/saved-state.tsx'
import { paths } from '../../paths.ts'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PlaceOfSections } from '../../ui/layout/section-place.ts'
import { useScrollToTopOnMount } from '../../ui/layout/use-scroll-to-top-on-mount.ts'
import { SectionOfTask } from './section-of-task.tsx'

/** The section of a task whose form is open: the first that lacks something. */
function filledNow({ sections }: Task, details: RegistrationDetails) {
  const lacking = details.sections.find(
    ({ section, missing, to_confirm }) => sections.includes(section) && missing.length > 0 && !to_confirm,
  )
  return lacking && { section: lacking.section, left: lacking.missing.length }
}

/** A page of the task list: an owner fills in one part of the application, or reads it. */
export function ApplicationTask({ details, page }: { details: RegistrationDetails; page: ReturnableSection }) {
  useScrollToTopOnMount()
  const { registration } = details
  const mayChange = mayChangeApplication('own', registration)
  const tasks = tasksOf(details)
  const task = tasks.find((one) => one.page === page)
  if (!task) return null
  const { company_name } = registration.facility
  return (
    <Page
      title={`${task.title}: ${company_name}`}
      heading={task.title}
      lead={company_name}
      back={{ to: paths.registration(registration.id), label: 'Your application' }}
      // People are listed in tables that are wider than a form.
      width={page === 'staff' ? 'wide' : 'reading'}
    >
      <ReturnedNotes registration={registration}>
        <SavedState />
        {task.asked.length > 0 && (
          <ul>
            {task.asked.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <PlaceOfSections
          value={{
            is: task.sections.length > 1 ? 'on its page' : 'alone on its page',
            filledNow: mayChange ? filledNow(task, details) : undefined,
          }}
        >
          {task.sections.map((section) => (
            <SectionOfTask key={section} section={section} details={details} mayChange={mayChange} />
          ))}
        </PlaceOfSections>
      </ReturnedNotes>
      {mayChange && <Next task={task} tasks={tasks} details={details} />}
    </Page>
  )
}

/** The way on: to the next section that is not done, or to the check before Submit. */
function Next({ task, tasks, details }: { task: Task; tasks: readonly Task[]; details: RegistrationDetails }) {
  const { registration, offered } = details
  const { next } = taskProgress(tasks)
  if (task.state === 'not returned') return null
  if (task.state !== 'done') {
    return (
      <div>
        <LinkButton to={paths.registration(registration.id)} variant="default">
          Finish this later
        </LinkButton>
      </div>
    )
  }
  return (
    <BottomBar>
      {next && (
        <LinkButton to={paths.task(registration.id, next, registration.facility_id)}>
          Continue: {taskTitle(next)}
        </LinkButton>
      )}
      {!next && offered.includes('Submit') && (
        <LinkButton to={paths.registrationStep(registration.id, 'check')}>Check and submit</LinkButton>
      )}
    </BottomBar>
  )
}
