import type { Returned } from '@portal/contract/applications/returned.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { itemInWords, remarkWithEvidence } from '@portal/domain/applications/returned-items.ts'
import { taskPageOf } from '@portal/domain/applications/task-list.ts'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { AnswerReturned } from './answer-returned.tsx'
import styles from './apply.module.css'

type Item = Returned['items'][number]

/** Where the owner corrects an item: the questions of its requirement, or the page of its section. */
function placeOf({ section, requirement_id }: Item, registration: RegistrationDetails['registration']): string {
  if (section === 'requirements' && requirement_id) {
    return paths.answerAllQuestions(requirement_id, registration.facility_id)
  }
  return paths.task(registration.id, taskPageOf(section), registration.facility_id)
}

/** What the owner did about an item until now. */
function Done({ item, changes }: { item: Item; changes: number }) {
  if (changes === 0 && !item.answer) return <div className={textStyles.quiet}>Not corrected yet.</div>
  return (
    <>
      {changes > 0 && (
        <div>
          <Icon name="check" size={16} /> Corrected
        </div>
      )}
      {item.answer && <div className={styles.prose}>Your answer: {item.answer.text}</div>}
    </>
  )
}

/** What the owner is asked to correct, with the officer's remarks, by when, and what is done about each. */
export function ReturnedItems({ details: { registration, returned_work } }: { details: RegistrationDetails }) {
  const { returned } = registration
  if (!isOpenReturn(returned)) return null
  return (
    <div>
      <p>
        Correct what is named here by <Day of={returned.due_date} />, or answer why it stays as it is, then submit the
        application again. Nothing else can be changed.
      </p>
      <ul className={`${layout.stack3} ${styles.returned}`}>
        {returned.items.map((item, place) => (
          <li key={`${item.section} ${item.id}`}>
            <Link to={placeOf(item, registration)}>{itemInWords(item)}</Link>
            <div className={styles.prose}>{remarkWithEvidence(item)}</div>
            <Done item={item} changes={returned_work?.[place]?.total ?? 0} />
            <AnswerReturned registrationId={registration.id} item={item} place={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}
