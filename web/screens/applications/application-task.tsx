import { mayChangeContents } from '@portal/domain/actions/offered-actions.ts'
import type { ReturnableSection } from '@portal/domain/applications/returned-items.ts'
import { type Task, taskProgress, taskTitle } from '@portal/domain/applications/task-list.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { ConfirmSection } from '../../features/applications/apply/confirm-section.tsx'
import { tasksOf } from '../../features/applications/apply/tasks.ts'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { ApplicantDetails } from '../../features/applications/registrations/applicant-details.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { ItemNote, useMayTouch } from '../../fields/item-notes.tsx'
import { ReturnedNotes } from '../../fields/returned-notes.tsx'
import { SavedState } from '../../fields/saved-state.tsx'
import { paths } from '../../paths.ts'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { PlaceOfSections } from '../../ui/layout/section-place.ts'
import { useScrollToTopOnMount } from '../../ui/layout/use-scroll-to-top-on-mount.ts'
import { SectionOfApplication } from './application-sections.tsx'

interface TaskProps {
  details: RegistrationDetails
  mayChange: boolean
}

/** The details of the facility. After the first approval they are changed by a request only. */
function FacilitySection({ details, mayChange }: TaskProps) {
  const { facility } = details.registration
  const edit = mayChange && !details.was_approved ? { hasOwner: details.has_owner_account } : undefined
  return (
    <Section id="facility" title="Facility details">
      <ItemNote section="facility" />
      <Panel>
        <FacilityDetails facility={facility} edit={edit} />
      </Panel>
    </Section>
  )
}

function ApplicantSection({ details: { registration, has_owner_account: hasOwner }, mayChange }: TaskProps) {
  const mayTouch = useMayTouch()
  const mayEdit = mayChange && mayTouch({ section: 'applicant' })
  return (
    <Section id="applicant" title="Applicant">
      <ItemNote section="applicant" />
      <Panel>
        {registration.user ? (
          <ApplicantDetails
            applicant={registration.user}
            edit={mayEdit ? { registrationId: registration.id, hasOwner } : undefined}
          />
        ) : (
          <p>None is recorded.</p>
        )}
      </Panel>
    </Section>
  )
}

function SectionOfTask({ section, ...props }: TaskProps & { section: ReturnableSection }) {
  if (section === 'facility') return <FacilitySection {...props} />
  return (
    <>
      {props.mayChange && <ConfirmSection details={props.details} section={section} />}
      {section === 'applicant' ? (
        <ApplicantSection {...props} />
      ) : (
        <SectionOfApplication {...props} section={section} />
      )}
      {section === 'staff' && (
        <Disclosure label="Staff strength">
          <StaffStrengthTable strength={props.details.staff_strength} total={props.details.total_no_of_staff} />
        </Disclosure>
      )}
    </>
  )
}

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
  const mayChange = !registration.ended_at && mayChangeContents('own', registration.status)
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
      width="reading"
    >
      <ReturnedNotes registration={registration}>
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
  const isDone = task.state === 'done'
  return (
    <BottomBar>
      <SavedState />
      {isDone && next && <LinkButton to={paths.task(registration, next)}>Continue: {taskTitle(next)}</LinkButton>}
      {isDone && !next && offered.includes('Submit') && (
        <LinkButton to={paths.registrationStep(registration.id, 'check')}>Check and submit</LinkButton>
      )}
      {!isDone && (
        <LinkButton to={paths.registration(registration.id)} variant="default">
          Finish this later
        </LinkButton>
      )}
    </BottomBar>
  )
}
