import * as calls from '@portal/contract/standing/calls/representations.ts'
import type { Representation } from '@portal/contract/standing/representation.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { PagedTable } from '../../../ui/table/paged-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'

/** Where the representation is shown and decided on. */
function placeOf({ registration_id, facility_id }: Representation): string {
  return registration_id === null
    ? `${paths.facility(facility_id)}#representations`
    : `${paths.review(registration_id)}#representation`
}

const words = {
  decline: 'Decline',
  penalty: 'Penalty',
  suspension: 'Suspension',
  sealing: 'Sealing',
  revocation: 'Revocation',
} as const satisfies Record<Representation['against'], string>

const columns: Column<Representation>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: (representation) => <Link to={placeOf(representation)}>{representation.company_name}</Link>,
  },
  {
    header: 'Against',
    inCard: 'fact',
    cell: ({ against, reference }) => (reference === null ? words[against] : `${words[against]} of ${reference}`),
  },
  {
    header: 'Decided by',
    inCard: 'fact',
    cell: ({ taken_by, taken_at }) => (
      <>
        {taken_by}, <Day of={taken_at} />
      </>
    ),
  },
  { header: 'Made on', inCard: 'fact', cell: ({ made_at }) => <Day of={made_at} /> },
  {
    header: 'Representation',
    inCard: 'actions',
    cell: ({ text }) => <span className={textStyles.written}>{text}</span>,
    isText: true,
  },
]

/** The representations that wait for an officer, the oldest first. */
export function RepresentationTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const representations = useCall(calls.listRepresentations, { query: address.query })
  return (
    <PagedTable
      caption="Representations"
      of={representations}
      columns={columns}
      address={address}
      empty={
        <EmptyState title="No representation is waiting">
          Owners can make one against a decline, a penalty, a suspension, a sealing or a revocation.
        </EmptyState>
      }
    />
  )
}
