import { reportNames, reports } from '@portal/domain/reports/reports.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Card, CardList } from '../../ui/table/card-list.tsx'

/** The report itself says the rest. */
function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`
}

/** The reports for officers, each with what it counts. */
export function Reports() {
  return (
    <Page title="Reports" lead="What the ministry did, and what there is in the state, in figures.">
      <CardList label="Reports">
        <Card title="Monthly report" to={paths.monthlyReport()}>
          <p>
            For the Commissioner: what is licensed, what waits and for how long, the days to a decision beside the
            promise, money, and licences that end. One page to read and to print.
          </p>
        </Card>
        {reportNames.map((name) => (
          <Card key={name} title={reports[name].title} to={paths.report(name)}>
            <p>{firstSentence(reports[name].counts)}</p>
          </Card>
        ))}
        <Card title="Licences ending" to={paths.endingLicences()}>
          <p>The licences that end in a month, by name, with what became of each, and a download.</p>
        </Card>
      </CardList>
    </Page>
  )
}
