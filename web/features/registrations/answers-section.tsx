import type { Submission } from '@portal/contract/entities/submission.ts'
import { type QuestionType, questionTypes } from '@portal/domain/question-types.ts'
import type { ReactNode } from 'react'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import styles from './answers-section.module.css'
import { NoQuestions } from './no-questions.tsx'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { type AnsweredRequirement, useAnswers } from '../../fields/use-answers.ts'

function Answer({ type, answer }: { type: QuestionType; answer: Submission }) {
  return (
    <>
      <strong>{questionTypes[type].inWords(answer)}</strong>
      {answer.description && <div className={styles.description}>{answer.description}</div>}
    </>
  )
}

function RequirementAnswers({ requirement: { list, part, questions } }: { requirement: AnsweredRequirement }) {
  return (
    <div className={styles.requirement}>
      <h3 className={styles.name}>
        {list}{' '}
        <span className={styles.part}>
          {part.designation}: {part.part_name}
        </span>
      </h3>
      <dl className={styles.answers}>
        {questions.map(({ id, question, type, answer }) => (
          <div key={id} className={styles.row}>
            <dt>{question}</dt>
            <dd>
              {answer ? <Answer type={type} answer={answer} /> : <span className={styles.part}>Not answered</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

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
