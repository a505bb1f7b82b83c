import * as calls from '@portal/contract/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/entities/office-holder.ts'
import { holdsOffice, isOver, signingOffices } from '@portal/domain/signing-offices.ts'
import { useCall } from '../../api/use-call.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { Day } from '../../ui/when.tsx'
import { AddOfficeHolder } from './add-office-holder.tsx'
import { EndTerm } from './end-term.tsx'
import { RemoveTerm } from './remove-term.tsx'
import looks from './settings.module.css'

const section = 'signing'

const standings = { past: 'Past', present: 'In office', coming: 'Coming' } as const satisfies Record<
  OfficeHolder['standing'],
  string
>

const columns: Column<OfficeHolder>[] = [
  { header: 'Office', cell: ({ title }) => title },
  { header: 'Name', cell: ({ name }) => name },
  {
    header: 'Term',
    cell: ({ start_date, end_date }) => (
      <div>
        <span className={looks.line}>
          From <Day of={start_date} />
        </span>{' '}
        <span className={looks.line}>
          {end_date ? (
            <>
              to <Day of={end_date} />
            </>
          ) : (
            'until further notice'
          )}
        </span>
      </div>
    ),
  },
  {
    header: 'Today',
    cell: ({ standing }) => (
      <span className={looks.standing} data-over={isOver(standing) || undefined}>
        {standings[standing]}
      </span>
    ),
  },
  {
    header: 'Action',
    cell: (holder) => (
      <div className={looks.rowButtons}>
        {!isOver(holder.standing) && <EndTerm holder={holder} />}
        <RemoveTerm holder={holder} section={section} />
      </div>
    ),
  },
]

/** In the order of the lines on a certificate; within an office the newest first, as they come. */
function byOffice(holders: OfficeHolder[]): OfficeHolder[] {
  return signingOffices.flatMap((office) => holders.filter(({ title }) => title === office))
}

function Vacant({ holders }: { holders: OfficeHolder[] }) {
  const vacant = signingOffices.filter(
    (office) => !holders.some(({ title, standing }) => title === office && holdsOffice(standing)),
  )
  if (vacant.length === 0) return null
  return (
    <Notice tone="warning" title="A line without a name">
      <p className={looks.plain}>
        Nobody is recorded today as {vacant.join(', ')}. Certificates are issued with the office alone under the line.
      </p>
    </Notice>
  )
}

/** Who held, holds and will hold the three offices that sign. Spec §1. */
export function SignatoriesSection() {
  const holders = useCall(calls.listOfficeHolders)
  return (
    <Section id={section} title="People who sign" actions={<AddOfficeHolder />}>
      <p className={looks.plain}>
        A certificate carries the names of those who are in office on the day of its issue, and keeps them for good.
      </p>
      {holders.data && <Vacant holders={holders.data.data} />}
      <DataTable
        caption="Holders of the three offices"
        hidesCaption
        of={holders}
        rows={({ data }) => byOffice(data)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState isSmall title="Nobody is recorded yet">
            Record who holds each of the three offices, and since when.
          </EmptyState>
        }
      />
    </Section>
  )
}
