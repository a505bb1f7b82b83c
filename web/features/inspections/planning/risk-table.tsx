import { listFacilitiesAtRisk } from '@portal/contract/inspections/calls/corrective-actions.ts'
import type { FacilityAtRisk } from '@portal/contract/inspections/facility-at-risk.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { LgaFilter, TypeFilter } from '../../../fields/type-and-lga-filters.tsx'
import { paths } from '../../../paths.ts'
import { Day, Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'
import textStyles from '../../../ui/text.module.css'
import { ClassBadge } from '../badges.tsx'

const PlanSelected = lazyPart(async () => (await import('./plan-selected.tsx')).PlanSelected)

const filters = ['unplanned', 'facility_type_id', 'local_gov_area_id'] as const

function LastVisit({ of: { last_visit_on, class: reached } }: { of: FacilityAtRisk }) {
  if (!last_visit_on) return <span className={textStyles.quiet}>Never visited</span>
  return (
    <>
      {reached && <ClassBadge of={reached} />}
      <span className={textStyles.second}>
        <Day of={last_visit_on} />
      </span>
    </>
  )
}

function NextVisit({ of: { planned_inspection_id, next_visit_on } }: { of: FacilityAtRisk }) {
  if (planned_inspection_id !== null) return <Link to={paths.inspection(planned_inspection_id)}>Planned</Link>
  return next_visit_on ? <Day of={next_visit_on} /> : null
}

const columns: Column<FacilityAtRisk>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ id, company_name, facility_type }) => (
      <>
        <Link to={paths.facility(id)}>{company_name}</Link>
        <span className={textStyles.second}>{facility_type}</span>
      </>
    ),
  },
  { header: 'LGA', inCard: 'fact', cell: ({ lga }) => lga },
  {
    header: 'Points',
    isFigure: true,
    cell: ({ points }) => <strong className={textStyles.figure}>{points}</strong>,
  },
  {
    header: 'What speaks for a visit',
    cell: ({ reasons }) => (
      <ul className={layout.list}>
        {reasons.map(({ text, points }) => (
          <li key={text}>
            {text} <span className={textStyles.quiet}>+{points}</span>
          </li>
        ))}
      </ul>
    ),
  },
  { header: 'Last visit', cell: (row) => <LastVisit of={row} /> },
  { header: 'Next visit', cell: (row) => <NextVisit of={row} /> },
]

interface TableProps {
  address: ReturnType<typeof useListAddress>
  /** Inspections have been planned. */
  onPlanned: (inspections: Inspection[]) => void
}

/** The licensed facilities by how much speaks for a visit. Several are planned at once. */
export function RiskTable({ address, onPlanned }: TableProps) {
  const facilities = useCall(listFacilitiesAtRisk, { query: address.query })
  const selection = useSelection(address.search)
  const [chosen, setChosen] = useState<FacilityAtRisk[]>()
  return (
    <div className={layout.stack3}>
      <ListFilters address={address} names={filters}>
        <FilterSelect
          address={address}
          name="unplanned"
          label="Planned"
          all="Or not"
          choices={[{ value: '1', label: 'Not yet' }]}
        />
        <TypeFilter address={address} />
        <LgaFilter address={address} />
      </ListFilters>
      {facilities.data?.as_of && (
        <p className={textStyles.note}>
          Counted on <Moment of={facilities.data.as_of} />. What happens now counts within some minutes.
        </p>
      )}
      <DataTable
        hasKeys
        caption="Facilities to inspect"
        hidesCaption
        of={facilities}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        selection={{
          of: selection,
          nameOf: ({ company_name }) => company_name,
          actions: (rows) => (
            <Button
              variant="subtle"
              isCompact
              icon={<Icon name="calendar" size={16} />}
              onClick={() => setChosen(rows)}
            >
              Plan inspections
            </Button>
          ),
        }}
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={
          <NothingListed
            address={address}
            names={filters}
            noMatch="No facility fits these filters"
            advice="Choose another LGA or type."
          >
            {facilities.data?.as_of === null ? (
              <EmptyState title="Not counted yet" icon="building">
                The portal is counting. Open this page again in a few minutes.
              </EmptyState>
            ) : (
              <EmptyState title="No facility has a licence" icon="building">
                Licensed facilities are listed here, those for which most speaks for a visit first.
              </EmptyState>
            )}
          </NothingListed>
        }
      />
      {chosen && (
        <Suspense>
          <PlanSelected
            facilities={chosen}
            onClose={() => setChosen(undefined)}
            onPlanned={(inspections) => {
              selection.clear()
              onPlanned(inspections)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
