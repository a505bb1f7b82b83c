import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { type MatchState, matchStates } from '@portal/domain/money/bank-statement/match-lines.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { Allowed } from '../../../api/allowed.tsx'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useCallMutation } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { LineTable } from './line-table.tsx'
import styles from './reconciliation.module.css'
import { skipWords, stateMeanings, stateWords } from './statement-words.ts'

type Statement = Reply<typeof calls.showBankStatement>['data']
type Figures = NonNullable<Statement['figures']>

function inWords(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`
}

function Groups({ id, figures, shown }: { id: number; figures: Figures; shown: MatchState }) {
  return (
    <nav aria-label="Groups of lines">
      <ul className={layout.row2}>
        {matchStates.map((state) => (
          <li key={state}>
            <Link
              className={styles.group}
              to={paths.bankStatement(id, state)}
              preventScrollReset
              aria-current={state === shown ? 'true' : undefined}
            >
              {stateWords[state]}
              <strong>{inWords(figures[state].lines)}</strong>
              <small>{formatNaira(figures[state].total)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ConfirmAll({ id, sure }: { id: number; sure: Figures['sure'] }) {
  if (sure.lines === 0) return null
  return (
    <ConfirmedButton
      call={calls.confirmBankStatement}
      sent={{ params: { id }, body: { lines: sure.lines, total: sure.total } }}
      label="Confirm all sure lines"
      variant="filled"
      isHarmless
      title={`Confirm ${formatNaira(sure.total)} in ${inWords(sure.lines)}?`}
      confirm="Confirm all"
      success={({ message }) => message}
    >
      <p>Each facility gets a receipt, and its owner is told. Where no payment was recorded, the portal records it.</p>
    </ConfirmedButton>
  )
}

function MatchAgain({ id }: { id: number }) {
  const again = useCallMutation(calls.matchBankStatement, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  return (
    <BusyButton variant="subtle" busy={again.isPending && 'Matching'} onClick={() => again.mutate({ params: { id } })}>
      Match again
    </BusyButton>
  )
}

function Skipped({ skipped }: { skipped: NonNullable<Statement['skipped']> }) {
  if (skipped.total === 0) return null
  return (
    <Disclosure label={skipped.total === 1 ? '1 row was left out' : `${skipped.total} rows were left out`}>
      <ul>
        {skipped.first.map(({ line, text, reason }) => (
          <li key={line} className={styles.narration}>
            Row {line}, {skipWords[reason]}: {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

interface MatchedProps {
  statement: Statement
  figures: Figures
  address: ReturnType<typeof useListAddress>
}

/** The lines of a statement in groups with their sums; all sure ones are confirmed at once. */
export function MatchedLines({ statement: { id, skipped }, figures, address }: MatchedProps) {
  const first = figures.sure.lines > 0 ? 'sure' : figures.doubtful.lines > 0 ? 'doubtful' : 'unmatched'
  const shown = matchStates.find((state) => state === address.get('state')) ?? first
  return (
    <Section
      id="lines"
      title="Lines"
      actions={
        <Allowed to="decide on a payment">
          <MatchAgain id={id} />
          <ConfirmAll id={id} sure={figures.sure} />
        </Allowed>
      }
    >
      <Groups id={id} figures={figures} shown={shown} />
      <p>{stateMeanings[shown]}</p>
      <LineTable key={shown} id={id} state={shown} address={address} />
      {skipped && <Skipped skipped={skipped} />}
    </Section>
  )
}
