import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { Highlighted, isFoundIn, isNumberFound, Mark, type Searched } from '../ui/table/highlighted.tsx'
import styles from './found-facility.module.css'

interface FoundProps {
  facility: FacilityWithPlaces
  searched: Searched
  /** The owner is shown elsewhere in the row. */
  hidesOwner?: boolean
}

/** Under a facility's name, what a search found it by that the row does not show: its owner or one of its numbers. */
export function FoundBy({ facility, searched, hidesOwner = false }: FoundProps) {
  const { owner_name, phone_number, cac, registration } = facility
  const numbers = [
    { label: 'Phone', text: phone_number, shown: phoneInGroups(phone_number) },
    { label: 'CAC', text: cac, shown: cac },
    { label: 'Reference', text: registration?.reference, shown: registration?.reference },
  ].filter(({ text }) => text && isNumberFound(text, searched))
  const isOwnerFound = !hidesOwner && isFoundIn(owner_name, searched)
  if (numbers.length === 0 && !isOwnerFound) return null
  return (
    <span className={styles.found}>
      {isOwnerFound && (
        <span>
          Owner: <Highlighted text={owner_name} searched={searched} />
        </span>
      )}
      {numbers.map(({ label, shown }) => (
        <span key={label}>
          {label}: <Mark>{shown}</Mark>
        </span>
      ))}
    </span>
  )
}
