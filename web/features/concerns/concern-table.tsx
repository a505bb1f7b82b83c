import * as calls from '@portal/contract/concerns/calls.ts'
import type { Concern } from '@portal/contract/concerns/concern.ts'
import { listHomeLgas } from '@portal/contract/places/calls.ts'
import { concernKindWords } from '@portal/domain/concerns/concerns.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import layout from '../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ClearFilters, FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import textStyles from '../../ui/text.module.css'
import { ConcernBadge } from './concern-badge.tsx'
import { ConcernTabs } from './concern-tabs.tsx'
import { choicesIn } from './concern-words.ts'

const filters = ['status', 'kind', 'local_gov_area_id', 'assignee'] as const

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`

const Nobody = () => <span className={textStyles.quiet}>Nobody</span>

const columns: Column<Concern>[] = [
  {
    header: 'Place',
    inCard: 'name',
    cell: ({ id, place, reference }) => (
      <>
        <Link to={paths.aConcern(id)}>{place}</Link>
        <span className={textStyles.second}>{reference}</span>
      </>
    ),
    sort: 'place',
  },
  { header: 'About', inCard: 'fact', cell: ({ kind }) => concernKindWords[kind] },
  { header: 'LGA', inCard: 'fact', cell: ({ lga }) => lga, sort: 'lga' },
  { header: 'Reported', inCard: 'fact', cell: ({ reported_at }) => <Day of={reported_at} />, sort: 'reported_at' },
  { header: 'Officer', inCard: 'fact', cell: ({ assignee }) => (assignee ? nameOf(assignee) : <Nobody />) },
  { header: 'Status', inCard: 'state', cell: (concern) => <ConcernBadge concern={concern} />, sort: 'status' },
]

/** What people have reported, the newest first, and how much of it waits. */
export function ConcernTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const concerns = useCall(calls.listConcerns, { query: address.query })
  const lgas = useCall(listHomeLgas, undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <div className={layout.stack3}>
      <ConcernTabs counts={concerns.data?.counts} shown={address.get('status')} />
      <ListFilters address={address} names={filters}>
        <FilterSelect
          address={address}
          name="kind"
          label="About"
          all="Anything"
          choices={choicesIn(concernKindWords)}
        />
        <FilterSelect
          address={address}
          name="local_gov_area_id"
          label="LGA"
          all="Any LGA"
          choices={lgas.data?.map(({ id, list }) => ({ value: id, label: list }))}
        />
        <FilterSelect
          address={address}
          name="assignee"
          label="Officer"
          all="Any officer"
          choices={[{ value: 'me', label: 'You' }]}
        />
      </ListFilters>
      <DataTable
        hasKeys
        caption="Concerns"
        hidesCaption
        of={concerns}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        sorting={address.sorting}
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={
          filters.some((name) => address.get(name)) ? (
            <EmptyState
              title="No concern fits these filters"
              action={<ClearFilters address={address} names={filters} />}
            />
          ) : (
            <EmptyState title="Nothing has been reported">
              Anybody can report a concern at {paths.concern()}.
            </EmptyState>
          )
        }
      />
    </div>
  )
}
