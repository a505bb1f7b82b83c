import type { AnsweredQuestion, ConfirmedAnswers, Correction } from '@portal/contract/cases/application-review.ts'
import { isUnanswered, questionTypes } from '@portal/domain/applications/question-types.ts'
import { ItemNote } from '../../../fields/item-notes.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import textStyles from '../../../ui/text.module.css'
import { AnswerRow } from './answer-row.tsx'
import styles from './review-answers.module.css'

/** A question with its place among all of them. */
type Numbered = AnsweredQuestion & { place: number }

/** The questions of each requirement, under its part, in the order of the catalogue. */
function grouped(answers: readonly AnsweredQuestion[]) {
  const numbered: Numbered[] = answers.map((answer, index) => ({ ...answer, place: index + 1 }))
  const parts = Object.values(Object.groupBy(numbered, ({ part_id }) => part_id))
  return parts.flatMap((questions = []) => {
    const [first] = questions
    if (!first) return []
    const requirements = Object.values(Object.groupBy(questions, ({ requirement_id }) => requirement_id))
    return [{ id: first.part_id, part: first.part, requirements: requirements.map((rows = []) => rows) }]
  })
}

interface RequirementProps {
  answers: Numbered[]
  corrections: Map<number | null, Correction>
  confirmed: readonly ConfirmedAnswers[]
}

function Requirement({ answers, corrections, confirmed }: RequirementProps) {
  const ofYesOrNo = answers.filter(({ question_type }) => questionTypes[question_type].fields.respond)
  const yes = ofYesOrNo.filter(({ respond }) => respond === 1).length
  return (
    <section className={styles.requirement} aria-label={answers[0]?.requirement}>
      <h4 className={styles.name}>
        {answers[0]?.requirement}
        {ofYesOrNo.length > 0 && (
          <span className={signedIn.aside}>
            {yes} of {ofYesOrNo.length} yes
          </span>
        )}
      </h4>
      <dl>
        {answers.map((answer) => (
          <AnswerRow
            key={answer.sub_list_id}
            answer={answer}
            number={answer.place}
            correction={corrections.get(answer.sub_list_id)}
            confirmed={confirmed.find(({ sub_list_ids }) => sub_list_ids.includes(answer.sub_list_id))}
          />
        ))}
      </dl>
    </section>
  )
}

interface ReviewAnswersProps {
  answers: readonly AnsweredQuestion[]
  corrections: readonly Correction[]
  confirmed: readonly ConfirmedAnswers[]
}

/** Every question with its answer, number and remark, by part and requirement. */
export function ReviewAnswers({ answers, corrections, confirmed }: ReviewAnswersProps) {
  const ofAnswers = new Map(corrections.filter(({ part }) => part === 'answers').map((made) => [made.id, made]))
  const answered = answers.filter((answer) => !isUnanswered(answer)).length
  return (
    <Section id="answers" title="Answers" actions={<ItemNote section="requirements" />}>
      {answers.length === 0 ? (
        <Panel>
          <p>No questions are asked of this type of facility.</p>
        </Panel>
      ) : (
        <>
          <p className={textStyles.quiet}>
            {answered} of {answers.length} questions answered.
          </p>
          {grouped(answers).map(({ id, part, requirements }) => (
            <section key={id} className={`${layout.panel} ${styles.part}`} aria-label={part}>
              <h3 className={styles.title}>{part}</h3>
              {requirements.map((rows) => (
                <Requirement
                  key={rows[0]?.requirement_id}
                  answers={rows}
                  corrections={ofAnswers}
                  confirmed={confirmed}
                />
              ))}
            </section>
          ))}
        </>
      )}
    </Section>
  )
}
