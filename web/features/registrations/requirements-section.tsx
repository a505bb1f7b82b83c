import { paths } from '../../paths.ts'
import { Answered } from '../../ui/layout/answered-progress.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { NoQuestions } from './no-questions.tsx'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { countAnswers, useAnswers } from '../../fields/use-answers.ts'

/** How far the questions are answered, and the way to them. */
export function RequirementsSection({ details, mayAnswer }: { details: RegistrationDetails; mayAnswer: boolean }) {
  const answers = useAnswers(details)
  const isAsked = answers.data === undefined || countAnswers(answers.data).questions > 0
  return (
    <Section
      id="requirements"
      title="Requirements"
      actions={
        isAsked && (
          <LinkButton to={paths.requirementParts(details.registration.facility_id)} variant="default">
            {mayAnswer ? 'Answer the requirements' : 'See the answers'}
          </LinkButton>
        )
      }
    >
      <WhenLoaded of={answers} skeleton={<LinesSkeleton lines={1} />}>
        {(requirements) => {
          const { questions, answered } = countAnswers(requirements)
          if (questions === 0) return <NoQuestions />
          return (
            <Panel>
              <Answered answered={answered} total={questions} of="questions answered" />
            </Panel>
          )
        }}
      </WhenLoaded>
    </Section>
  )
}
