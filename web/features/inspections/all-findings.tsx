import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Section } from '../../ui/layout/page.tsx'
import { answeredQuestions, type ChecklistPart, notMet, partsOf } from './checklist.ts'
import styles from './findings.module.css'
import { Photos } from './photos.tsx'
import { QuestionFound } from './question-found.tsx'

interface FindingsProps {
  inspection: InspectionDetails
}

/** What is not met, critical questions first, with the inspector's notes and photos. */
export function FindingsNotMet({ inspection }: FindingsProps) {
  if (inspection.questions.length === 0) return null
  const shown = notMet(answeredQuestions(inspection))
  return (
    <Section title="Not met or partly met">
      {shown.length === 0 ? (
        <EmptyState isSmall icon="check" title="Nothing is missing">
          {inspection.findings.length === 0 ? 'No finding has arrived yet.' : 'Everything that was seen is met.'}
        </EmptyState>
      ) : (
        <ul className={`${layout.panel} ${styles.findings}`}>
          {shown.map((answered) => (
            <QuestionFound key={answered.question.sub_list_id} of={answered} inspectionId={inspection.id} isFull />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** '12 questions, 3 not met'. */
function sumOf({ name, questions }: ChecklistPart): string {
  const all = byNumber(questions.length, { one: '# question', other: '# questions' })
  const failing = notMet(questions).length
  return `${name}: ${all}${failing > 0 ? `, ${failing} not met` : ''}`
}

/** Every question of the checklist with what was found, by part. */
export function AllFindings({ inspection }: FindingsProps) {
  const parts = partsOf(answeredQuestions(inspection))
  const ofWhole = inspection.photos.filter(({ sub_list_id }) => sub_list_id === null)
  if (parts.length === 0) return null
  return (
    <Section title="All findings">
      <div className={layout.panel}>
        {parts.map((part) => (
          <div key={part.id} className={styles.part}>
            <Disclosure label={sumOf(part)}>
              <ul className={styles.findings}>
                {part.questions.map((answered) => (
                  <QuestionFound key={answered.question.sub_list_id} of={answered} inspectionId={inspection.id} />
                ))}
              </ul>
            </Disclosure>
          </div>
        ))}
      </div>
      <Photos inspectionId={inspection.id} photos={ofWhole} about="of the facility as a whole" />
    </Section>
  )
}
