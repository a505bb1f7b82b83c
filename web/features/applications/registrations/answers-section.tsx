import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { RequirementAnswers } from '../../../fields/requirement-answers.tsx'
import { useAnswers } from '../../../fields/use-answers.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { NoQuestions } from './no-questions.tsx'

/** Every question with its answer, for the owner's check before Submit. */
export function AnswersSection({ details, instead }: { details: RegistrationDetails; instead: ReactNode }) {
  return (
    <Section id="requirements" title="Requirements" actions={instead}>
      <WhenLoaded of={useAnswers(details)}>
        {(requirements) => {
          if (details.totals.questions === 0) return <NoQuestions />
          return (
            <Panel>
              {requirements.map((requirement) => (
                <RequirementAnswers key={requirement.id} requirement={requirement} />
              ))}
            </Panel>
          )
        }}
      </WhenLoaded>
    </Section>
  )
}
