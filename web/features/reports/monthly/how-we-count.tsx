import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { Moment } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import text from '../../../ui/text.module.css'
import type { MonthlyReport } from './month-charts.tsx'

/** Why two numbers of the report, or of the report and another page, may differ. */
export function HowWeCount({ counted_at, service_days, by_lga, facilities }: MonthlyReport) {
  const elsewhere = facilities - by_lga.reduce((sum, lga) => sum + lga.facilities, 0)
  return (
    <ChartCard title="How we count">
      <ul className={`${layout.stack2} ${text.note}`}>
        <li>
          <strong>Licensed today</strong>: approved, finally or for a time, in date, and not suspended, sealed, revoked
          or closed. “Fully Registered Facilities” on the dashboard are approved finally, whatever else holds.
        </li>
        <li>
          <strong>Decided</strong>: the first decision after an application was submitted. “Applications by month” also
          counts later ones, such as an approval after a temporary one.
        </li>
        <li>
          <strong>Within the promise</strong>: decided within {service_days} days with the ministry. In the year, what
          waits today for longer counts as late, also before it is decided. Days with the owner are not counted.
        </li>
        <li>
          <strong>Without a renewal</strong>: no renewal was submitted so far. Licences of facilities that are closed by
          then are left out.
        </li>
        {elsewhere > 0 && <li>{elsewhere} facilities outside the state are in the totals, but in no LGA.</li>}
        <li>
          What came in, was decided, waits or ends was counted on <Moment of={counted_at} />; lists that were opened
          later may have more or less. Licences and money are of the moment when this page was opened.
        </li>
      </ul>
    </ChartCard>
  )
}
