import { linkReport, showReport } from '@portal/contract/reports/calls/reports.ts'
import { isReportName, type ReportName, reports } from '@portal/domain/reports/reports.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { ReportFilters, useFiltersInWords } from '../../features/reports/figures/report-filters.tsx'
import { ReportView } from '../../features/reports/figures/report-view.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'
import { NotFound } from '../public/not-found.tsx'

/** A report, with its months and filters in the URL. */
export function Report() {
  const { id = '' } = useParams()
  return isReportName(id) ? <NamedReport key={id} name={id} /> : <NotFound />
}

function NamedReport({ name }: { name: ReportName }) {
  const address = useListAddress()
  const { query } = address
  const report = useCall(showReport, { params: { report: name }, query })
  const narrowedTo = useFiltersInWords(address.get)
  const { title, counts } = reports[name]
  // While a report loads, its months are those that were chosen, not those of the report before it.
  const shown = report.isPlaceholderData ? undefined : report.data?.data
  const period = { from: query.from ?? shown?.from ?? null, to: query.to ?? shown?.to ?? null }
  return (
    <Page
      title={title}
      lead={counts}
      back={{ to: paths.reports(), label: 'Reports' }}
      actions={
        <>
          <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>
          <DownloadList call={linkReport} params={{ report: name }} query={query} />
        </>
      }
    >
      <ReportFilters address={address} definition={reports[name]} period={period} />
      <WhenLoaded of={report}>
        {({ data, head }) => (
          <ReportView report={data} definition={reports[name]} narrowedTo={narrowedTo} head={head} />
        )}
      </WhenLoaded>
    </Page>
  )
}
