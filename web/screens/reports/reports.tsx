import { ReportList } from '../../features/reports/figures/report-list.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The reports for officers. */
export function Reports() {
  return (
    <Page title="Reports" lead="What the ministry did, and what there is in the state, in figures.">
      <ReportList />
    </Page>
  )
}
