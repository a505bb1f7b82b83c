import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Day } from '../../ui/dates.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PrintablePage } from '../../ui/print/printable-page.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './day-sheets.module.css'
import { kindWords, nameOf } from './inspection-words.ts'

type Officer = Inspection['team'][number]

interface Sheet {
  key: string
  day: string | null
  officer: Officer | undefined
  visits: Inspection[]
}

/** A sheet for each day and inspector, the earliest day first; those without a team have one of their own. */
function sheetsOf(inspections: readonly Inspection[]): Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const visit of inspections) {
    const day = visit.planned_day
    for (const officer of visit.team.length > 0 ? visit.team : [undefined]) {
      const key = `${day ?? '9999'} ${officer ? nameOf(officer) : ''} ${officer?.id ?? 0}`
      const sheet = sheets.get(key) ?? { key, day, officer, visits: [] }
      sheet.visits.push(visit)
      sheets.set(key, sheet)
    }
  }
  return [...sheets.values()].toSorted((one, other) => one.key.localeCompare(other.key))
}

const inOrderOfDay = (visits: readonly Inspection[]) =>
  visits.toSorted(
    (one, other) => (one.planned_half === 'afternoon' ? 1 : 0) - (other.planned_half === 'afternoon' ? 1 : 0),
  )

function DaySheet({ sheet: { day, officer, visits } }: { sheet: Sheet }) {
  return (
    <section className={`${layout.stack4} ${styles.sheet}`}>
      <header className={layout.stack1}>
        <h2>{officer ? nameOf(officer) : 'No team yet'}</h2>
        <p className={textStyles.lead}>Visits {day ? <Day of={day} /> : 'without a day'}</p>
      </header>
      <table className={styles.visits}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Facility</th>
            <th scope="col">Kind</th>
            <th scope="col">Team</th>
            <th scope="col">Arrived, left</th>
          </tr>
        </thead>
        <tbody>
          {inOrderOfDay(visits).map((visit) => (
            <tr key={visit.id}>
              <td>{visit.planned_half ? sentenceCase(visit.planned_half) : 'Any time'}</td>
              <td>
                <strong>{visit.company_name}</strong>
                <span className={textStyles.second}>
                  {visit.facility_type}, {visit.lga}
                </span>
                <span className={textStyles.second}>{visit.number}</span>
              </td>
              <td>
                {kindWords[visit.kind]}
                <span className={textStyles.second}>{visit.is_announced ? 'announced' : 'not announced'}</span>
              </td>
              <td>{visit.team.map(nameOf).join(', ')}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What each inspector has to visit on a day, to print: one sheet for each inspector and day. */
export function DaySheets({ of, onBack }: { of: readonly Inspection[]; onBack: () => void }) {
  return (
    <PrintablePage
      isPart
      beside={
        <Button variant="default" icon={<Icon name="left" size={16} />} onClick={onBack}>
          Back to the list
        </Button>
      }
    >
      {sheetsOf(of).map((sheet) => (
        <DaySheet key={sheet.key} sheet={sheet} />
      ))}
    </PrintablePage>
  )
}
