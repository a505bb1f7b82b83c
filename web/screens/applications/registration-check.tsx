import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { Task } from '@portal/domain/applications/task-list.ts'
import { useNavigate } from 'react-router'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { SubmitApplication } from '../../features/applications/apply/submit-application.tsx'
import { summaryOf } from '../../features/applications/apply/task-summary.ts'
import { tasksOf } from '../../features/applications/apply/tasks.ts'
import { AnswersSection } from '../../features/applications/registrations/answers-section.tsx'
import { RegistrationLead } from '../../features/applications/registrations/registration-lead.tsx'
import { paths } from '../../paths.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { PlaceOfSections } from '../../ui/layout/section-place.ts'
import { useScrollToTopOnMount } from '../../ui/layout/use-scroll-to-top-on-mount.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SectionOfTask } from './section-of-task.tsx'

interface CheckedProps {
  task: Task
  details: RegistrationDetails
}

/** What a page of the task list holds, folded, with the way back to it. Of the answers what is unusual is open. */
function Checked({ task: { page, title, sections }, details }: CheckedProps) {
  const name = title.toLowerCase()
  return (
    <Section
      id={page}
      title={title}
      actions={
        <LinkButton to={paths.task(details.registration.id, page, details.registration.facility_id)} variant="default">
          Change <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      }
    >
      <Panel>
        {page === 'requirements' ? (
          <AnswersSection details={details} />
        ) : (
          <>
            <p>{summaryOf({ sections }, details)}</p>
            <Disclosure label="Show" about={name}>
              <PlaceOfSections
                value={{ is: sections.length > 1 ? 'on its page' : 'alone on its page', isToRead: true }}
              >
                {sections.map((section) => (
                  <SectionOfTask key={section} section={section} details={details} mayChange={false} />
                ))}
              </PlaceOfSections>
            </Disclosure>
          </>
        )}
      </Panel>
    </Section>
  )
}

/** The page on which the owner checks everything and submits it. */
export function RegistrationCheck({ details }: { details: RegistrationDetails }) {
  useScrollToTopOnMount()
  const go = useNavigate()
  const { registration } = details
  const { facility } = registration
  return (
    <Page
      title="Check your answers before you submit"
      lead={
        <>
          {facility.company_name}
          <RegistrationLead registration={registration} />
        </>
      }
      back={{ to: paths.registration(registration.id), label: facility.company_name }}
    >
      {tasksOf(details).map((task) => (
        <Checked key={task.page} task={task} details={details} />
      ))}
      <SubmitApplication
        registrationId={registration.id}
        isReturned={isOpenReturn(registration.returned)}
        onSubmitted={() => go(paths.registrationStep(registration.id, 'submitted'), { replace: true })}
      />
    </Page>
  )
}
