import type { UsedType } from '@portal/contract/catalogue/catalogue.ts'
import textStyles from '../../ui/text.module.css'
import { figuresInWords, whoKeepsQuestions } from './in-use.ts'

/** Tells where a type of facility is used, before its questions are changed. */
export function TypeUsage({ type: { facilities, open_registrations, requirements, questions } }: { type: UsedType }) {
  return (
    <p className={textStyles.quiet}>
      {figuresInWords({ Requirements: requirements, Questions: questions, Facilities: facilities })}{' '}
      {whoKeepsQuestions(open_registrations, 'A change')}
    </p>
  )
}
