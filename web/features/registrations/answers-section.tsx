import type { Submission } from '@portal/contract/entities/submission.ts'
import type { ReactNode } from 'react'
import { Panel, Section } from '../../ui/page.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import looks from './answers-section.module.css'
import { NoQuestions } from './no-questions.tsx'
import type { Shown } from './shown.ts'
import { type AnsweredRequirement, countAnswers, useAnswers } from './use-answers.ts'

const words = { 1: 'Yes', 0: 'No' } as const satisfies Record<Submission['respond'], string>

function Answer({ respond, number, description }: Submission) {
  return (
    <>
      <strong>
        {words[respond]}
        {number !== null && `, ${number}`}
      </strong>
      {description && <div className={looks.description}>{description}</div>}
    </>
  )
}

function RequirementAnswers({ requirement: { list, part, questions } }: { requirement: AnsweredRequirement }) {
  return (
    <div className={looks.requirement}>
      <h3 className={looks.name}>
        {list}{' '}
        <span className={looks.part}>
          {part.designation}: {part.part_name}
        </span>
      </h3>
      <dl className={looks.answers}>
        {questions.map(({ id, question, answer }) => (
          <div key={id} className={looks.row}>
            <dt>{question}</dt>
            <dd>{answer ? <Answer {...answer} /> : <span className={looks.part}>Not answered</span>}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Every question with its answer, as the owner reads them once more before Submit. */
export function AnswersSection({ shown, instead }: { shown: Shown; instead: ReactNode }) {
  return (
    <Section id="requirements" title="Requirements" actions={instead}>
      <WhenLoaded of={useAnswers(shown)}>
        {(requirements) => {
          if (countAnswers(requirements).questions === 0) return <NoQuestions />
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
