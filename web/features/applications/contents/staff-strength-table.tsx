import type { Strength } from '@portal/contract/applications/strength.ts'
import { type CadreKey, staffCadres } from '@portal/domain/applications/staff-cadres.ts'
import { Fragment } from 'react'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import styles from './staff-strength-table.module.css'

/** The name of a cadre. On a phone it may wrap after a slash. */
function Name({ of }: { of: string }) {
  return of.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}

interface StrengthProps {
  strength: Record<CadreKey, Strength>
  total: number
}

/** The number of staff by cadre, full time and part time, with totals: all 15 cadres, also those without staff. Spec §2. */
export function StaffStrengthTable({ strength, total }: StrengthProps) {
  const rows = Object.values(strength)
  const sum = (of: keyof Strength) => rows.reduce((heads, row) => heads + row[of], 0)
  return (
    <Section id="staff_strength" title="Staff Strength">
      <div className={`${layout.panel} ${styles.frame}`}>
        <table className={styles.table}>
          <caption className={styles.caption}>Total number of staff: {total}</caption>
          <thead>
            <tr>
              <th scope="col">Cadre</th>
              <th scope="col">Full time</th>
              <th scope="col">Part time</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {staffCadres.map(({ key, name }) => (
              <tr key={key} data-none={strength[key].total === 0 || undefined}>
                <th scope="row">
                  <Name of={name} />
                </th>
                <td>{strength[key].full}</td>
                <td>{strength[key].part}</td>
                <td>{strength[key].total}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{sum('full')}</td>
              <td>{sum('part')}</td>
              <td>{sum('total')}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  )
}
