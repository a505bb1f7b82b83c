import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/fees.ts'
import type { Fee } from '@portal/contract/money/fee.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { useState } from 'react'
import { Allowed } from '../../../api/allowed.tsx'
import { TakeOverSamples } from '../../../fields/take-over-samples.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ChangeFees } from './change-fees.tsx'
import { bandColumn, bedsColumn, feeColumns, sinceColumn } from './fee-columns.tsx'
import { SaveFee } from './save-fee.tsx'

const changeColumn: Column<Fee> = {
  header: 'Change',
  isAction: true,
  inCard: 'actions',
  cell: (fee) => (
    <Allowed to="manage the fees">
      <SaveFee
        fee={fee}
        isCompact
        label={
          <>
            Change
            <VisuallyHidden>
              {' '}
              the fee of {fee.facility_type ?? 'every other type'}, {purposeWords[fee.purpose]}, from {fee.beds_from}{' '}
              beds
            </VisuallyHidden>
          </>
        }
      />
    </Allowed>
  ),
}

interface FeeTableProps {
  caption: string
  fees: Fee[]
  columns: Column<Fee>[]
  empty: string
}

function FeeTable({ caption, fees, columns, empty }: FeeTableProps) {
  return (
    <DataTable
      caption={caption}
      hidesCaption
      of={alreadyLoaded(fees)}
      rows={(rows) => rows}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<EmptyState isSmall title={empty} />}
    />
  )
}

/** The fees of today, those that are planned, and everything that was saved. */
export function FeeTables({ fees }: { fees: Reply<typeof calls.listFees> }) {
  const [isChanging, setIsChanging] = useState(false)
  const withAmount = fees.data.filter(({ amount }) => amount !== null)
  const samples = fees.data.flatMap(({ id, is_sample }) => (is_sample ? [id] : []))
  return (
    <>
      {samples.length > 0 && (
        <Notice tone="warning" title="Some fees are samples">
          <p>
            They came with the portal and are used until the ministry saves its own. Read the table, change what is
            different in your state, and take over the rest.
          </p>
          <Allowed to="manage the fees">
            <TakeOverSamples
              call={calls.confirmSampleFees}
              ids={samples}
              words={{ one: 'the # sample fee', other: 'all # sample fees' }}
            >
              They are the ministry's own from today, with the amounts that the table shows.
            </TakeOverSamples>
          </Allowed>
        </Notice>
      )}
      {isChanging ? (
        <ChangeFees fees={withAmount} onClose={() => setIsChanging(false)} />
      ) : (
        <>
          {withAmount.length > 1 && (
            <Allowed to="manage the fees">
              <div>
                <Button onClick={() => setIsChanging(true)}>Change the amounts in the table</Button>
              </div>
            </Allowed>
          )}
          <FeeTable
            caption="Fees of today"
            fees={fees.data}
            columns={[...feeColumns, bandColumn, sinceColumn, changeColumn]}
            empty="No fees yet"
          />
        </>
      )}
      <Section id="planned" title="Planned">
        <FeeTable
          caption="Planned fees"
          fees={fees.planned}
          columns={[...feeColumns, bedsColumn, sinceColumn, changeColumn]}
          empty="Nothing is planned"
        />
      </Section>
      <Section id="history" title="What was saved">
        <FeeTable
          caption="Saved fees"
          fees={fees.history}
          columns={[...feeColumns, bedsColumn, sinceColumn]}
          empty="Nothing was saved yet"
        />
      </Section>
    </>
  )
}
