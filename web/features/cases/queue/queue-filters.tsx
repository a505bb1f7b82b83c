import { FacilityFilters, statusChoices } from '../../../fields/facility-filters.tsx'
import { Select } from '../../../ui/form/inputs.tsx'
import styles from '../../../ui/table/list-filters.module.css'
import { FilterSelect } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'

/** The query parameters that the filters of the queue set. */
export const queueFilterNames = [
  'q',
  'with',
  'late',
  'status',
  'assignee',
  'facility_type_id',
  'local_gov_area_id',
] as const

/** What the list can show besides one status, with the parameters of each choice. */
const views = [
  { value: '', label: 'All registrations', sets: {} },
  { value: 'ministry', label: 'With the ministry', sets: { with: 'ministry' } },
  { value: 'late', label: 'Over time', sets: { late: 'yes' } },
  { value: 'owner', label: 'With the owner', sets: { with: 'owner' } },
]

/** The value of the choice that the address shows: a view or a status. */
function viewShown(address: URLSearchParams): string {
  if (address.get('late')) return 'late'
  return address.get('status') ?? address.get('with') ?? ''
}

/** Search and filters of the officers' queue. */
export function QueueFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const parameters = new URLSearchParams(address.search)
  const statuses = statusChoices(parameters.get('status') ?? '')
  return (
    <FacilityFilters address={address} hidesStatus names={queueFilterNames.filter((name) => name !== 'q')}>
      <Select
        className={styles.wide}
        label="Status"
        value={viewShown(parameters)}
        onChange={({ currentTarget }) => {
          const chosen = views.find(({ value }) => value === currentTarget.value)
          const sets = chosen?.sets ?? { status: currentTarget.value }
          address.filter({ status: undefined, with: undefined, late: undefined, ...sets })
        }}
      >
        {views.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <FilterSelect
        address={address}
        name="assignee"
        label="Officer"
        all="Anybody"
        isNarrow
        choices={[
          { value: 'me', label: 'My applications' },
          { value: 'nobody', label: 'Nobody yet' },
        ]}
      />
    </FacilityFilters>
  )
}
