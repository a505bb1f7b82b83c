import type { Returned } from '@portal/contract/entities/returned.ts'
import { itemInWords } from '@portal/domain/returned-items.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import styles from './apply.module.css'

type Item = Returned['items'][number]

interface Registration {
  id: number
  facility_id: number
}

interface ReturnedItemsProps {
  returned: Returned
  registration: Registration
}

/** Where the owner corrects an item: the questions of its requirement, or the section of its page. */
function placeOf({ section, requirement_id }: Item, { id, facility_id }: Registration): string {
  if (section === 'requirements') {
    return requirement_id ? paths.answerAllQuestions(requirement_id, facility_id) : paths.requirementParts(facility_id)
  }
  const place = section === 'facility' || section === 'applicant' ? 'information' : section
  return `${paths.registration(id)}#${place}`
}

/** What the owner is asked to correct, with the officer's remarks, and by when. */
export function ReturnedItems({ returned, registration }: ReturnedItemsProps) {
  return (
    <>
      <p>
        Correct what is named here by <Day of={returned.due_date} />, then submit the application again. Nothing else
        can be changed.
      </p>
      <ul className={styles.returned}>
        {returned.items.map((item) => (
          <li key={`${item.section} ${item.id}`}>
            <Link to={placeOf(item, registration)}>{itemInWords(item)}</Link>
            <div className={styles.prose}>{item.remark}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
