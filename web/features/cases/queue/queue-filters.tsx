import * as cases from '@portal/contract/cases/calls.ts'
import { queueViews } from '@portal/domain/cases/queue-views.ts'
import { daysOfGroup } from '@portal/domain/reports/waiting-groups.ts'
import { useCall } from '../../../api/use-call.ts'
import { daysInWords } from '../../../fields/case-clock.tsx'
import { statusChoices } from '../../../fields/facility-filters.tsx'
import { useLgaChoices, useTypeChoices } from '../../../fields/type-and-lga-filters.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { FilterChip, FilterChips } from '../../../ui/table/filter-chips.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { queueFilterNames } from './queue.ts'

/** What the list can show besides one status, with the parameters of each choice. */
const origins = [
  { value: 'portal', label: 'By the portal' },
  { value: 'paper', label: 'On paper, before the portal' },
]

const views = [
  { value: 'ministry', label: queueViews.ministry.label, sets: { with: 'ministry' } },
  { value: 'late', label: queueViews.late.label, sets: { late: 'yes' } },
  { value: 'returned', label: queueViews.returned.label, sets: { returned: 'yes' } },
  { value: 'owner', label: 'With the owner', sets: { with: 'owner' } },
]

/** The value of the choice that the address shows: a view or a status. */
function statusShown(address: URLSearchParams): string {
  if (address.get('late')) return 'late'
  if (address.get('returned')) return 'returned'
  return address.get('status') ?? address.get('with') ?? ''
}

/** The officers of the ministry to choose from; undefined while they load. */
function useOfficerChoices() {
  const officers = useCall(cases.listOfficers, undefined, { staleTime: 3_600_000 })
  return (
    officers.data && [
      { value: 'me', label: 'My applications' },
      { value: 'nobody', label: 'Nobody yet' },
      ...officers.data.data.map(({ id, first_name, last_name }) => ({
        value: id,
        label: `${first_name} ${last_name}`,
      })),
    ]
  )
}

/** For how long the ministry has had the applications that are shown, where the list is narrowed to that. */
function waitedInWords({ from, to }: { from: string; to: string }): string {
  if (!from && !to) return ''
  return daysOfGroup({ from: Number(from), to: to ? Number(to) : null })
}

/** Search and filters of the officers' queue, and what the ministry promises. */
export function QueueFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const { data: queue } = useCall(cases.showQueue)
  const stages = (queue?.data.stages ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const parameters = new URLSearchParams(address.search)
  const filters = queueFilterNames.filter((name) => name !== 'q' && address.get(name) !== '')
  function chooseStatus(value: string) {
    const sets = views.find((view) => view.value === value)?.sets ?? { status: value }
    address.filter({ status: undefined, with: undefined, late: undefined, returned: undefined, ...sets })
  }
  const days = waitedInWords({ from: address.get('days_from'), to: address.get('days_to') })
  const chip = (name: string) => ({
    value: address.get(name),
    onChoose: (value: string) => address.filter({ [name]: value }),
  })
  return (
    <FilterChips end={queue && `Promise: ${daysInWords(queue.data.service_days)}`}>
      <SearchBox
        label="Name, owner, phone or number"
        isInline
        value={address.get('q')}
        onSearch={(q, isTyping) => address.filter({ q }, isTyping)}
      />
      <FilterChip label="Type" all="Any type" choices={useTypeChoices()} {...chip('facility_type_id')} />
      <FilterChip label="LGA" all="Any LGA" choices={useLgaChoices()} {...chip('local_gov_area_id')} />
      <FilterChip
        label="Status"
        all="All registrations"
        value={statusShown(parameters)}
        choices={[...views, ...statusChoices(address.get('status'))]}
        onChoose={chooseStatus}
      />
      <FilterChip label="Officer" all="Anybody" choices={useOfficerChoices()} {...chip('assignee')} />
      <FilterChip label="Issued" all="By the portal or on paper" choices={origins} {...chip('origin')} />
      {stages.length > 0 && <FilterChip label="Stage" all="Any stage" choices={stages} {...chip('stage')} />}
      {days && (
        <FilterChip
          label="With the ministry"
          all="Any number of days"
          value="shown"
          choices={[{ value: 'shown', label: days }]}
          onChoose={(value) => value || address.filter({ days_from: undefined, days_to: undefined })}
        />
      )}
      {filters.length > 1 && (
        <Button variant="subtle" isCompact onClick={() => address.clear(queueFilterNames)}>
          Clear filters
        </Button>
      )}
    </FilterChips>
  )
}
