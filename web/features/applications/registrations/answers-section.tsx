import { missedMinimum } from '@portal/domain/applications/below-minimum.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { RequirementAnswers } from '../../../fields/requirement-answers.tsx'
import { type AnsweredRequirement, useAnswers } from '../../../fields/use-answers.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { NoQuestions } from './no-questions.tsx'

/** What an owner reads again before Submit: answers with No, with a description, with evidence or below the minimum, and questions without an answer. */
function unusual(requirements: readonly AnsweredRequirement[]): AnsweredRequirement[] {
  return requirements.flatMap((requirement) => {
    const questions = requirement.questions.filter(
      ({ answer, least_number }) =>
        !answer ||
        answer.respond === 0 ||
        answer.description !== null ||
        Boolean(answer.evidence) ||
        missedMinimum({ ...answer, least_number }) !== undefined,
    )
    return questions.length > 0 ? [{ ...requirement, questions }] : []
  })
}

const allLabel = { one: 'Show the one answer', other: 'Show all # answers' }

/** The answers for the owner's check before Submit: what is unusual, and all of them on request. */
export function AnswersSection({ details }: { details: RegistrationDetails }) {
  return (
    <WhenLoaded of={useAnswers(details)}>
      {(requirements) => {
        if (details.totals.questions === 0) return <NoQuestions />
        const shown = unusual(requirements)
        return (
          <div className={layout.stack4}>
            {shown.length === 0 && <p>Every question is answered with Yes, and none has a description.</p>}
            {shown.map((requirement) => (
              <RequirementAnswers key={requirement.id} requirement={requirement} />
            ))}
            <Disclosure label={byNumber(details.totals.answered, allLabel)}>
              {requirements.map((requirement) => (
                <RequirementAnswers key={requirement.id} requirement={requirement} />
              ))}
            </Disclosure>
          </div>
        )
      }}
    </WhenLoaded>
  )
}
