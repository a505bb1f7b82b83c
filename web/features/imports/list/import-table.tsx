import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { countInWords } from '../../../fields/count-in-words.ts'
import { paths } from '../../../paths.ts'
import { Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import type { Column } from '../../../ui/table/data-table.tsx'
import { PagedTable } from '../../../ui/table/paged-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'
import { DownloadTemplate } from '../download-template.tsx'
import { ImportBadge } from '../import-badge.tsx'

type Row = Reply<typeof calls.listImports>['data'][number]

const columns: Column<Row>[] = [
  {
    header: 'Register',
    inCard: 'name',
    cell: ({ id, name, number, source }) => (
      <>
        <Link to={paths.anImport(id)}>{name}</Link>
        <span className={textStyles.second}>{source === 'by hand' ? `${number}, by hand` : number}</span>
      </>
    ),
  },
  {
    header: 'Prepared',
    inCard: 'fact',
    cell: ({ prepared_by, prepared_at }) => (
      <>
        <Moment of={prepared_at} />
        {prepared_by && ` by ${prepared_by.name}`}
      </>
    ),
  },
  {
    header: 'Committed',
    cell: ({ committed_by, committed_at }) =>
      committed_at && (
        <>
          <Moment of={committed_at} />
          {committed_by && ` by ${committed_by.name}`}
        </>
      ),
  },
  { header: 'Facilities in it', isFigure: true, cell: ({ rows }) => countInWords({ total: rows }) },
  { header: 'Came in', isFigure: true, cell: ({ came_in }) => countInWords({ total: came_in }) },
  { header: 'State', inCard: 'state', cell: ({ status }) => <ImportBadge status={status} /> },
]

/** How a ministry brings its paper register, in three sentences, with the button to upload it. */
function NoImports({ upload }: { upload: ReactNode }) {
  const mayPrepare = mayDo(useSession(), 'prepare an import')
  return (
    <EmptyState
      title="Nothing has come from paper yet"
      icon="upload"
      action={
        mayPrepare && (
          <div className={layout.row3}>
            {upload}
            <DownloadTemplate />
          </div>
        )
      }
    >
      Type the paper register into the template, one facility in a row, or take the spreadsheet that you have. Upload
      it: the portal reads it, shows what it understood and asks about what is not certain, and nothing comes in yet.
      When the rows are right, an officer who decides commits them, and can take them back for 30 days.
    </EmptyState>
  )
}

/** The registers that were brought from paper, the newest first. */
export function ImportTable({ address, upload }: { address: ReturnType<typeof useListAddress>; upload: ReactNode }) {
  return (
    <PagedTable
      caption="Imports"
      columns={columns}
      of={useCall(calls.listImports, { query: address.query })}
      address={address}
      empty={<NoImports upload={upload} />}
    />
  )
}
