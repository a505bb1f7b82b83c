import { listCorrectiveActions } from '@portal/contract/inspections/calls/corrective-actions.ts'
import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { correctiveActionStatuses } from '@portal/domain/inspections/corrective-actions.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { LgaFilter } from '../../../fields/type-and-lga-filters.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ListFilters } from '../../../ui/table/list-filters.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import { PagedTable } from '../../../ui/table/paged-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { ViewTab, ViewTabs } from '../../../ui/table/view-tabs.tsx'
import textStyles from '../../../ui/text.module.css'
import { CorrectiveBadge, CriticalMark } from '../badges.tsx'
import { DecideReply } from './decide-reply.tsx'
import { Replies } from './replies.tsx'

const filters = ['local_gov_area_id'] as const

const columns: Column<CorrectiveAction>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    // One link: two beside each other are too small to touch. The page of the inspection leads to the facility.
    cell: ({ company_name, inspection_id, number }) => (
      <>
        <Link to={paths.inspection(inspection_id)}>{company_name}</Link>
        <span className={`${textStyles.second} ${textStyles.figure}`}>{number}</span>
      </>
    ),
  },
  {
    header: 'What is to be done',
    isText: true,
    cell: ({ text, question, is_critical }) => (
      <>
        {text} {is_critical && <CriticalMark />}
        {text !== question && <span className={textStyles.second}>{question}</span>}
      </>
    ),
  },
  { header: 'Until', cell: ({ due_on }) => due_on && <Day of={due_on} /> },
  { header: 'Status', inCard: 'state', cell: (action) => <CorrectiveBadge of={action} /> },
  {
    header: 'Reply',
    cell: (action) =>
      action.replies.length > 0 && (
        <div className={layout.stack2}>
          <Replies replies={action.replies.slice(-1)} />
          <DecideReply action={action} />
        </div>
      ),
  },
]

function Tabs({ address }: { address: ReturnType<typeof useListAddress> }) {
  const [status, isOverdue] = [address.get('status'), address.get('overdue') === '1']
  return (
    <ViewTabs label="Views">
      <ViewTab to={paths.correctiveActions()} label="All" isCurrent={status === '' && !isOverdue} />
      <ViewTab to={paths.correctiveActions({ overdue: '1' })} label="Overdue" isCurrent={isOverdue} />
      {correctiveActionStatuses.map((one) => (
        <ViewTab
          key={one}
          to={paths.correctiveActions({ status: one })}
          label={sentenceCase(one)}
          isCurrent={status === one && !isOverdue}
        />
      ))}
    </ViewTabs>
  )
}

/** What owners have to put right, those that are due first, with the decision beside each reply. */
export function CorrectiveTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const actions = useCall(listCorrectiveActions, { query: address.query })
  return (
    <div className={layout.stack3}>
      <Tabs address={address} />
      <ListFilters address={address} names={filters}>
        <LgaFilter address={address} />
      </ListFilters>
      <PagedTable
        caption="Corrective actions"
        of={actions}
        columns={columns}
        address={address}
        empty={
          <NothingListed
            address={address}
            names={[...filters, 'status', 'overdue']}
            noMatch="Nothing is here"
            advice="Choose another view, or another LGA."
          >
            <EmptyState title="Nothing is to be put right" icon="check">
              What an inspection finds not met stands here once its report is published.
            </EmptyState>
          </NothingListed>
        }
      />
    </div>
  )
}
