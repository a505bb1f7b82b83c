import type { AnsweredQuestion, ConfirmedAnswers, Correction } from '@portal/contract/cases/application-review.ts'
import { isUnanswered, questionTypes } from '@portal/domain/applications/question-types.ts'
import { ChangedBy } from '../../../fields/changed-by.tsx'
import { ItemNote } from '../../../fields/item-notes.tsx'
import { Moment } from '../../../ui/dates.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './review.module.css'

/** The questions of each requirement, under its part, in the order of the catalogue. */
function grouped(answers: readonly AnsweredQuestion[]) {
  const parts = Object.values(Object.groupBy(answers, ({ part_id }) => part_id))
  return parts.flatMap((questions = []) => {
    const [first] = questions
    if (!first) return []
    const requirements = Object.values(Object.groupBy(questions, ({ requirement_id }) => requirement_id))
    return [{ id: first.part_id, part: first.part, requirements: requirements.map((rows = []) => rows) }]
  })
}

const signs = { yes: 'check', no: 'cross', none: 'dash' } as const

interface AnswerProps {
  answer: AnsweredQuestion
  /** Who corrected the answer last, if somebody did. */
  correction: Correction | undefined
  /** Who confirmed that the answer of the licence still holds, if it was taken over. */
  confirmed: ConfirmedAnswers | undefined
}

function Answer({ answer, correction, confirmed }: AnswerProps) {
  const { question_type, respond, description } = answer
  const kind = isUnanswered(answer) ? 'none' : respond === 0 ? 'no' : 'yes'
  return (
    <dd className={styles.answer} data-answer={kind}>
      <span className={styles.word}>
        <Icon name={signs[kind]} size={16} />
        {kind === 'none' ? 'Not answered' : questionTypes[question_type].inWords(answer)}
      </span>
      {description && <span className={`${textStyles.written} ${styles.remark}`}>{description}</span>}
      {correction && <ChangedBy correction={correction} />}
      {confirmed && (
        <span className={textStyles.second}>
          As in the licence, confirmed by {confirmed.actor}, <Moment of={confirmed.at} />
        </span>
      )}
      <ItemNote section="requirements" id={answer.sub_list_id} />
    </dd>
  )
}

interface RequirementProps {
  answers: AnsweredQuestion[]
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
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <div key={answer.sub_list_id} className={styles.row}>
            <dt>{answer.question}</dt>
            <Answer
              answer={answer}
              correction={corrections.get(answer.sub_list_id)}
              confirmed={confirmed.find(({ sub_list_ids }) => sub_list_ids.includes(answer.sub_list_id))}
            />
          </div>
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
    <Section id="answers" title="Answers">
      {answers.length === 0 ? (
        <Panel>
          <p>No questions are asked of this type of facility.</p>
        </Panel>
      ) : (
        <Panel>
          <ItemNote section="requirements" />
          <p className={textStyles.quiet}>
            {answered} of {answers.length} questions answered.
          </p>
          {grouped(answers).map(({ id, part, requirements }) => (
            <section key={id} className={styles.part} aria-label={part}>
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
        </Panel>
      )}
    </Section>
  )
}
