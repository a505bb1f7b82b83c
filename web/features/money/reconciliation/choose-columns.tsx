import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { columnRoles } from '@portal/domain/money/bank-statement/statement-columns.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioField, SelectField } from '../../../ui/form/choice-fields.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import styles from './reconciliation.module.css'
import { roleWords } from './statement-words.ts'

type Statement = Reply<typeof calls.showBankStatement>['data']

/** The first rows of the file, as they are. */
function FirstRows({ rows, headerRow }: { rows: readonly string[][]; headerRow: number }) {
  const width = Math.max(...rows.map((row) => row.length))
  return (
    <section className={styles.rows} aria-label="First rows of the file">
      <table>
        <caption className={styles.caption}>The first rows of the file</caption>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file never change their order
            <tr key={index} data-header={index === headerRow || undefined}>
              <th scope="row">{index + 1}</th>
              {Array.from({ length: width }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its columns
                <td key={column}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Asks what the columns of a statement are, with what could be guessed. */
export function ChooseColumns({ statement, onMatched }: { statement: Statement; onMatched: () => void }) {
  const { preview, columns } = statement
  const { rows, is_remembered } = preview
  const chosen = columns ?? preview.guess
  const headers = rows[chosen.header_row] ?? []
  const width = Math.max(0, ...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, value) => ({
    value,
    label: headers[value]?.trim() ? `${value + 1}: ${headers[value]}` : `Column ${value + 1}`,
  }))
  return (
    <Section id="columns" title="What the columns are">
      {is_remembered && (
        <Notice title="These are the columns of the last file with the same headers">Check them once more.</Notice>
      )}
      <Panel>
        <FirstRows rows={rows} headerRow={chosen.header_row} />
        <CallForm
          call={calls.setBankStatementColumns}
          params={{ id: statement.id }}
          defaults={{ ...chosen }}
          submit="Match the lines"
          success={({ message }) => message}
          onSuccess={onMatched}
        >
          <SelectField
            name="header_row"
            label="Row with the headers"
            choices={[
              { value: -1, label: 'None' },
              ...rows.map((row, value) => ({
                value,
                label: `${value + 1}: ${
                  row
                    .filter((cell) => cell.trim() !== '')
                    .join(', ')
                    .slice(0, 60) || 'empty'
                }`,
              })),
            ]}
          />
          <div className={styles.columns}>
            {columnRoles.map((role) => (
              <SelectField key={role} name={role} label={roleWords[role]} prompt="None" choices={places} />
            ))}
          </div>
          <RadioField
            name="date_order"
            label="How days like 03/04/2026 are written"
            choices={[
              { value: 'day first', label: 'Day first: 3 April' },
              { value: 'month first', label: 'Month first: 4 March' },
            ]}
          />
        </CallForm>
      </Panel>
    </Section>
  )
}
