import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { type ChoicesOf, labelOf } from '../use-choices.ts'
import { ChooseRow } from './choose-row.tsx'
import type { ImportRow } from './row-value.tsx'
import styles from './rows.module.css'

type Same = ImportRow['same'][number]

const reasonWords = {
  number: 'same number',
  cac: 'same CAC number',
  name: 'same name in the LGA',
  phone: 'same phone number',
  'similar name': 'similar name in the LGA',
  near: 'very near',
} as const satisfies Record<Same['reasons'][number], string>

function reasonsInWords(reasons: Same['reasons']): string {
  const words = new Intl.ListFormat('en-GB').format(reasons.map((reason) => reasonWords[reason]))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const keyOf = ({ facility, line }: Same) => (facility ? `facility ${facility.id}` : `row ${line}`)

/** What a row may be, each once with everything that speaks for it. */
function eachOnce(same: readonly Same[]): Same[] {
  const found = new Map<string, Same>()
  for (const one of same) {
    const before = found.get(keyOf(one))
    found.set(keyOf(one), before ? { ...before, reasons: [...before.reasons, ...one.reasons] } : one)
  }
  return [...found.values()]
}

/** What a row and the facility that it may be have beside each other. */
function Compared({
  row,
  facility,
  choicesOf,
}: {
  row: ImportRow
  facility: NonNullable<Same['facility']>
  choicesOf: ChoicesOf
}) {
  const { fields } = row
  const lines = [
    { label: 'Name', here: facility.company_name, file: fields.name },
    { label: 'LGA', here: facility.lga, file: labelOf(choicesOf, 'lga', fields.lga) },
    { label: 'Address', here: facility.address, file: fields.address },
    {
      label: 'Phone',
      here: facility.phone_number && phoneInGroups(facility.phone_number),
      file: fields.phone && phoneInGroups(fields.phone),
    },
    { label: 'Number', here: facility.number, file: fields.paper_number },
  ]
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <td />
          <th scope="col">In the file</th>
          <th scope="col">In the portal</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, here, file }) => (
          <tr key={label} data-same={here === file || undefined}>
            <th scope="row">{label}</th>
            <td>{file || <span className={textStyles.quiet}>–</span>}</td>
            <td>{here || <span className={textStyles.quiet}>–</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SameProps {
  id: number
  row: ImportRow
  choicesOf: ChoicesOf
  mayChoose: boolean
}

/** The facilities and rows that a row may be, the likeliest first, each beside what the file says of it. */
export function LikelySame({ id, row, choicesOf, mayChoose }: SameProps) {
  if (row.same.length === 0) return null
  return (
    <section className={layout.stack3} aria-label="What it may be">
      <h3>What it may be</h3>
      {eachOnce(row.same).map(({ reasons, facility, line }) => (
        <div key={keyOf({ reasons, facility, line })} className={`${layout.stack2} ${styles.same}`}>
          <p>
            {facility ? (
              <Link to={paths.facility(facility.id)}>{facility.company_name}</Link>
            ) : (
              <Link to={paths.anImport(id, { step: 'rows', state: 'all', line: line ?? undefined })}>
                Row {line} of this file
              </Link>
            )}
            <span className={textStyles.second}>{reasonsInWords(reasons)}</span>
          </p>
          {facility && <Compared row={row} facility={facility} choicesOf={choicesOf} />}
          {facility?.is_licensed && (
            <p className={textStyles.note}>It has a licence or an application already, so none can be added.</p>
          )}
          {mayChoose && facility && !facility.is_licensed && row.state !== 'wrong' && (
            <ChooseRow id={id} row={row} choice="add licence" same_as={facility.id} name={facility.company_name} />
          )}
        </div>
      ))}
    </section>
  )
}
