import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useSession } from '../../../api/session.ts'
import { ItemNote } from '../../../fields/item-notes.tsx'
import { paths } from '../../../paths.ts'
import { Answered } from '../../../ui/layout/answered-progress.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { NoQuestions } from './no-questions.tsx'

/** The progress of the answers, with a link to the questions. */
export function RequirementsSection({ details, mayChange }: { details: RegistrationDetails; mayChange: boolean }) {
  const isOwner = mayDo(useSession(), 'start a registration')
  const { questions, answered } = details.totals
  const { returned } = details.registration
  const mayAnswer = !isOpenReturn(returned) || returned.items.some(({ section }) => section === 'requirements')
  return (
    <Section
      id="requirements"
      title="Requirements"
      actions={
        questions > 0 && (
          <LinkButton to={paths.requirementParts(details.registration.facility_id)} variant="outline">
            {mayChange && isOwner && mayAnswer ? 'Answer the requirements' : 'See the answers'}
          </LinkButton>
        )
      }
    >
      <ItemNote section="requirements" />
      {questions === 0 ? (
        <NoQuestions />
      ) : (
        <Panel>
          <Answered answered={answered} total={questions} of="questions" />
        </Panel>
      )}
    </Section>
  )
}
