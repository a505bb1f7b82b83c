import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/standing/calls/offences.ts'
import type { Offence } from '@portal/contract/standing/offence.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { TakeOverSamples } from '../../../fields/take-over-samples.tsx'
import { Day } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import textStyles from '../../../ui/text.module.css'
import { OffenceActions } from './offence-actions.tsx'
import styles from './offences.module.css'

type Row = Offence

function amountInWords({ amount, days_to_pay }: NonNullable<Row['rate']>): string {
  return `${formatNaira(amount)} within ${byNumber(days_to_pay, { one: '# day', other: '# days' })}`
}

function Since({ rate }: Pick<Row, 'rate'>) {
  if (!rate) return 'Not yet'
  if (rate.is_sample) return <span className={styles.sample}>Sample</span>
  return (
    <span>
      <Day of={rate.start_date} />
      {rate.recorded_by && (
        <span className={textStyles.second}>
          Saved by {rate.recorded_by} on <Day of={rate.recorded_at} />
        </span>
      )}
    </span>
  )
}

const columns: Column<Row>[] = [
  {
    header: 'Offence',
    inCard: 'name',
    cell: ({ name, retired_at }) => (
      <>
        {name} {retired_at !== null && <span className={styles.retired}>Retired</span>}
      </>
    ),
    isText: true,
  },
  {
    header: 'Amount',
    cell: ({ rate, planned }) => (
      <div>
        {rate && <span className={textStyles.figure}>{amountInWords(rate)}</span>}
        {planned.map((next) => (
          <span key={next.id} className={textStyles.second}>
            From <Day of={next.start_date} />: {amountInWords(next)}
          </span>
        ))}
      </div>
    ),
  },
  { header: 'From', inCard: 'fact', cell: ({ rate }) => <Since rate={rate} /> },
  {
    header: 'Action',
    isAction: true,
    inCard: 'actions',
    cell: (offence) => (
      <Allowed to="manage the tariff of offences">
        <OffenceActions offence={offence} />
      </Allowed>
    ),
  },
]

/** The offences with what each costs today and later, the retired ones last. */
export function OffenceTable({ offences: { data } }: { offences: Reply<typeof calls.listOffences> }) {
  const samples = data.flatMap(({ rate, retired_at }) => (rate?.is_sample && retired_at === null ? [rate.id] : []))
  return (
    <>
      {samples.length > 0 && (
        <Notice tone="warning" title="Some amounts are samples">
          <p>
            They came with the portal and are offered until the ministry saves its own. Read the table, change what is
            different in your state, retire what is no offence there, and take over the rest.
          </p>
          <Allowed to="manage the tariff of offences">
            <TakeOverSamples
              call={calls.confirmSampleOffences}
              ids={samples}
              words={{ one: 'the # sample amount', other: 'all # sample amounts' }}
            >
              They are the ministry's own from today, with the amounts and days that the table shows.
            </TakeOverSamples>
          </Allowed>
        </Notice>
      )}
      <DataTable
        caption="Offences"
        hidesCaption
        of={alreadyLoaded(data)}
        rows={(rows) => rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState title="No offences yet">
            Until there are some, a penalty has a reason and an amount of its own.
          </EmptyState>
        }
      />
    </>
  )
}
