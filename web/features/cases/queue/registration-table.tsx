import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { FacilityStatus } from '../../../fields/facility-status.tsx'
import { FoundBy } from '../../../fields/found-facility.tsx'
import { paths } from '../../../paths.ts'
import signedIn from '../../../ui/signed-in.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { Highlighted, type Searched } from '../../../ui/table/highlighted.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'
import { rowLinkId, useReturnToCase } from './last-case.ts'
import { NothingInQueue } from './nothing-in-queue.tsx'
import { queueQuery } from './queue.ts'
import {
  AgeCell,
  ApplicationCell,
  FeeCell,
  FlagsCell,
  flagsShown,
  OfficerCell,
  type QueueRow as Row,
  StageCell,
} from './queue-cells.tsx'
import { type Chosen, SelectedCases, SelectedDialog } from './selected-cases.tsx'

interface Shown {
  searched: Searched
  /** The signed-in officer. */
  officerId: number | undefined
  /** The address of the list, for the links between its cases. */
  queue: string
  rows: readonly Row[]
}

/** The columns, without those of stages, fees and flags where no row has any. */
function columnsOf({ searched, officerId, queue, rows }: Shown): Column<Row>[] {
  const fees: Column<Row>[] = [{ header: 'Fee', inCard: 'fact', cell: (row) => <FeeCell of={row} /> }]
  const stages: Column<Row>[] = [{ header: 'Stage', inCard: 'fact', cell: (row) => <StageCell of={row} /> }]
  const flags: Column<Row>[] = [{ header: 'Flags', inCard: 'fact', cell: (row) => <FlagsCell of={row} /> }]
  return [
    {
      header: 'Facility',
      inCard: 'name',
      cell: ({ id, facility }) => (
        <>
          <Link
            id={rowLinkId(id)}
            to={paths.registration(id, queue)}
            aria-label={`View the registration of ${facility.company_name}`}
          >
            <Highlighted text={facility.company_name} searched={searched} />
          </Link>
          <span className={signedIn.second}>
            {facility.facility_types.category_list} ·{' '}
            {facility.owner_name ? (
              <Highlighted text={facility.owner_name} searched={searched} />
            ) : (
              'owner not recorded'
            )}
          </span>
          <FoundBy facility={facility} searched={searched} hidesOwner />
        </>
      ),
      sort: 'name',
    },
    { header: 'Application', inCard: 'fact', cell: (row) => <ApplicationCell of={row} /> },
    { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list, sort: 'lga' },
    {
      header: 'Status',
      inCard: 'state',
      cell: (row) => <FacilityStatus registration={row} facility={row.facility} />,
      sort: 'status',
    },
    ...(rows.some(({ stage }) => stage) ? stages : []),
    ...(rows.some(({ fee }) => fee) ? fees : []),
    ...(rows.some((row) => flagsShown(row).length > 0) ? flags : []),
    { header: 'Officer', cell: (row) => <OfficerCell of={row} officerId={officerId} /> },
    {
      header: 'With us',
      inCard: 'state',
      isFigure: true,
      cell: (row) => <AgeCell of={row} />,
      sort: '-submitted_at',
    },
  ]
}

/** The officers' queue: every registration with its status, or those that the filters choose. Spec §2, Registrations list. */
export function RegistrationTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const session = useSession()
  const query = queueQuery(new URLSearchParams(address.search))
  const registrations = useCall(calls.listRegistrations, { query })
  const selection = useSelection(address.search)
  const [chosen, setChosen] = useState<Chosen>()
  useReturnToCase(address.search, registrations.data !== undefined && !registrations.isPlaceholderData)
  return (
    <>
      <DataTable
        caption="Registrations"
        hidesCaption
        of={registrations}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columnsOf({
          searched: { typed: address.get('q'), matched: registrations.data?.matched },
          officerId: session?.id,
          queue: address.search,
          rows: registrations.data?.data ?? [],
        })}
        sorting={address.sorting}
        hasKeys
        selection={{
          of: selection,
          nameOf: ({ facility, reference }) => `${facility.company_name}, ${reference}`,
          actions: (rows) => <SelectedCases rows={rows} onChoose={setChosen} />,
        }}
        onPage={address.goToPage}
        onPageSize={(per_page) => address.filter({ per_page })}
        empty={<NothingInQueue address={address} />}
      />
      <SelectedDialog chosen={chosen} onClose={() => setChosen(undefined)} onDone={selection.clear} />
    </>
  )
}
