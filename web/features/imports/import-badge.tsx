import type { ImportOutcome, ImportRowState, ImportStatus } from '@portal/domain/imports/import-states.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from '../../ui/status-badge.module.css'
import { outcomeWords, stateWords, statusWords } from './import-words.ts'

interface Appearance {
  colour: 'warning' | 'primary' | 'info' | 'danger' | 'expired'
  icon: IconName
}

const statuses = {
  reading: { colour: 'primary', icon: 'hourglass' },
  refused: { colour: 'danger', icon: 'cross' },
  draft: { colour: 'warning', icon: 'pencil' },
  waiting: { colour: 'warning', icon: 'clock' },
  committing: { colour: 'primary', icon: 'hourglass' },
  stopped: { colour: 'danger', icon: 'warning' },
  committed: { colour: 'info', icon: 'check' },
  undoing: { colour: 'primary', icon: 'hourglass' },
  undone: { colour: 'expired', icon: 'return' },
  'given up': { colour: 'expired', icon: 'ended' },
} as const satisfies Record<ImportStatus, Appearance>

const rowStates = {
  new: { colour: 'info', icon: 'check' },
  same: { colour: 'primary', icon: 'building' },
  doubtful: { colour: 'warning', icon: 'warning' },
  wrong: { colour: 'danger', icon: 'cross' },
  'left out': { colour: 'expired', icon: 'dash' },
} as const satisfies Record<ImportRowState, Appearance>

const outcomes = {
  'comes in': { colour: 'info', icon: 'check' },
  'stays out': { colour: 'expired', icon: 'dash' },
  'came in': { colour: 'info', icon: 'check' },
  'kept out': { colour: 'danger', icon: 'warning' },
  'taken back': { colour: 'expired', icon: 'return' },
} as const satisfies Record<ImportOutcome, Appearance>

function Badge({ colour, icon, text }: Appearance & { text: string }) {
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span>{text}</span>
    </span>
  )
}

/** How far an import is. */
export function ImportBadge({ status }: { status: ImportStatus }) {
  return <Badge {...statuses[status]} text={statusWords[status]} />
}

/** What a row of a register is. */
export function RowStateBadge({ state }: { state: ImportRowState }) {
  return <Badge {...rowStates[state]} text={stateWords[state]} />
}

/** What becomes, or became, of a row of a register. */
export function OutcomeBadge({ outcome }: { outcome: ImportOutcome }) {
  return <Badge {...outcomes[outcome]} text={outcomeWords[outcome]} />
}
