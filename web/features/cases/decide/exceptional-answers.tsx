import type { ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { fieldLabel, sideInWords } from '@portal/domain/applications/change-words.ts'
import type { AnswerException } from '@portal/domain/cases/answer-exceptions.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import signedIn from '../../../ui/signed-in.module.css'
import { AnswerRow } from './answer-row.tsx'
import { type ExceptionalAnswer, type ExceptionalPart, exceptionalParts } from './case-exceptions.ts'
import styles from './exceptional-answers.module.css'

/** Why a row is here, besides what its answer says by itself. */
const reasons: Partial<Record<AnswerException, string>> = {
  'number missing': 'The number that is asked for is missing',
}

function Reasons({ of: { exceptions, fields } }: { of: ExceptionalAnswer }) {
  return (
    <>
      {exceptions.map(
        (name) =>
          reasons[name] && (
            <span key={name} className={signedIn.caution}>
              <Icon name="warning" size={16} /> {reasons[name]}
            </span>
          ),
      )}
      {fields.map((compared) => (
        <span key={compared.field} className={signedIn.changed}>
          {fieldLabel(compared.field)}: <del>{sideInWords(compared, 'before')}</del>{' '}
          <ins>{sideInWords(compared, 'after')}</ins>
        </span>
      ))}
    </>
  )
}

function Part({ of: { id, part, questions, rows }, review }: { of: ExceptionalPart; review: ApplicationReview }) {
  return (
    <section id={`exceptions-${id}`} tabIndex={-1} aria-label={part}>
      <h3 className={styles.title}>
        {part}
        <span className={signedIn.aside}>
          {byNumber(questions, { one: 'One question', other: '# questions' })},{' '}
          {byNumber(rows.length, { one: 'one exception', other: '# exceptions' })}
        </span>
      </h3>
      <dl>
        {rows.map((row) => (
          <AnswerRow
            key={row.answer.sub_list_id}
            answer={row.answer}
            number={row.place}
            isException
            correction={review.corrections.find(
              (made) => made.part === 'answers' && made.id === row.answer.sub_list_id,
            )}
          >
            <Reasons of={row} />
          </AnswerRow>
        ))}
      </dl>
    </section>
  )
}

/** The answers that are not clean, and what is not clean about them. The others are behind their own tab. */
export function ExceptionalAnswers({ details, review }: { details: RegistrationDetails; review: ApplicationReview }) {
  const parts = exceptionalParts(details, review)
  if (parts.length === 0) return null
  return (
    <div className={`${layout.panel} ${styles.parts}`}>
      {parts.map((part) => (
        <Part key={part.id} of={part} review={review} />
      ))}
    </div>
  )
}
