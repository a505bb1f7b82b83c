import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import type { FindingOutcome } from '@portal/domain/inspections/inspections.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from '../../ui/status-badge.module.css'

interface Appearance {
  colour: 'primary' | 'info' | 'danger' | 'warning' | 'expired' | 'none'
  icon: IconName
}

function Badge({ colour, icon, words }: Appearance & { words: string }) {
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span>{words}</span>
    </span>
  )
}

const ofStatus = {
  planned: { colour: 'primary', icon: 'calendar' },
  'under way': { colour: 'warning', icon: 'hourglass' },
  done: { colour: 'warning', icon: 'check' },
  published: { colour: 'info', icon: 'check' },
  cancelled: { colour: 'expired', icon: 'ended' },
} as const satisfies Record<Inspection['status'], Appearance>

/** How far an inspection is, as colour, sign and text. */
export function InspectionBadge({ status }: { status: Inspection['status'] }) {
  return <Badge {...ofStatus[status]} words={sentenceCase(status)} />
}

const ofClass = {
  'fully compliant': { colour: 'info', icon: 'check' },
  'substantially compliant': { colour: 'info', icon: 'check' },
  'partly compliant': { colour: 'warning', icon: 'warning' },
  'minimally compliant': { colour: 'danger', icon: 'warning' },
  'not compliant': { colour: 'danger', icon: 'cross' },
} as const satisfies Record<ComplianceClass, Appearance>

/** A class of compliance as colour, sign and text. */
export function ClassBadge({ of }: { of: ComplianceClass }) {
  return <Badge {...ofClass[of]} words={sentenceCase(of)} />
}

const ofOutcome = {
  met: { colour: 'info', icon: 'check' },
  'partly met': { colour: 'warning', icon: 'warning' },
  'not met': { colour: 'danger', icon: 'cross' },
  'does not apply': { colour: 'none', icon: 'dash' },
  'not seen': { colour: 'danger', icon: 'search' },
} as const satisfies Record<FindingOutcome, Appearance>

/** What was found about a question, as colour, sign and text. */
export function OutcomeBadge({ of }: { of: FindingOutcome }) {
  return <Badge {...ofOutcome[of]} words={sentenceCase(of)} />
}

/** A question whose failure limits the class. */
export function CriticalMark() {
  return <Badge colour="danger" icon="flag" words="Critical" />
}

const ofCorrective = {
  open: { colour: 'warning', icon: 'clock' },
  replied: { colour: 'primary', icon: 'message' },
  closed: { colour: 'info', icon: 'check' },
} as const satisfies Record<CorrectiveAction['status'], Appearance>

/** How far a corrective action is; one that is late says so. */
export function CorrectiveBadge({ of: { status, is_overdue } }: { of: CorrectiveAction }) {
  if (is_overdue) return <Badge colour="danger" icon="warning" words="Overdue" />
  return <Badge {...ofCorrective[status]} words={sentenceCase(status)} />
}
