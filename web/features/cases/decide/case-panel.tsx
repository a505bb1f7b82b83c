import type { ApplicationReview } from '@portal/contract/cases/application-review.ts'
import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCaseDownload } from '../../../fields/use-case-download.ts'
import { paths } from '../../../paths.ts'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { Button, type ButtonAppearance } from '../../../ui/form/button.tsx'
import { MenuButton, type MenuItem } from '../../../ui/form/menu-button.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import textStyles from '../../../ui/text.module.css'
import { CaseChecks } from './case-checks.tsx'
import styles from './case-panel.module.css'
import { DecisionObstacles } from './decision-obstacles.tsx'
import { arrangeActions, type CaseActionName } from './next-action.ts'
import { useReturnMarks } from './return-marks.tsx'
import { useCaseActions, useMayConsider } from './use-case-actions.tsx'
import { useVerdicts } from './use-verdicts.ts'
import { VerdictChoices, VerdictsGiven } from './verdict-choices.tsx'

const icons = {
  'Save verdicts': 'check',
  'Return for correction': 'return',
  'Temporary Approval': 'hourglass',
  Approve: 'check',
  Decline: 'cross',
  Extend: 'hourglass',
  'Update Approval': 'scales',
  'Print Certificate': 'print',
  'Print Temporarily Statement': 'print',
} as const satisfies Record<CaseActionName, IconName>

interface ActionProps extends Pick<ButtonAppearance, 'variant'> {
  name: CaseActionName
  label: string
  registrationId: number
  isBusy: boolean
  onStart: (() => void) | undefined
}

function ActionButton({ name, label, variant, registrationId, isBusy, onStart }: ActionProps) {
  const button = useFocusAfterRemoval()
  const appearance = { variant, className: styles.action, icon: <Icon name={icons[name]} size={16} />, children: label }
  if (name === 'Print Certificate') return <LinkButton {...appearance} to={paths.certificate(registrationId)} />
  if (name === 'Print Temporarily Statement') return <LinkButton {...appearance} to={paths.statement(registrationId)} />
  return (
    <Button
      {...appearance}
      ref={button}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={name === 'Return for correction' ? 'r' : undefined}
      onClick={isBusy ? undefined : onStart}
    />
  )
}

interface CasePanelProps {
  details: RegistrationDetails
  review: ApplicationReview
  /** More for the menu: who has the case. */
  menuItems: readonly MenuItem[]
  /** For whoever signs the present stage, which is then the next action, or can send the application back. */
  signing?: ((verdicts: { areUnsaved: boolean }) => ReactNode) | undefined
}

/** Beside the application: what speaks for and against it, the verdicts, and the one next action. Spec §2 and §4.2. */
export function CasePanel({ details, review, menuItems, signing }: CasePanelProps) {
  const { registration } = details
  const verdicts = useVerdicts(details)
  const downloadCase = useCaseDownload(registration.id)
  const isOpen = details.case?.clock != null
  const mayJudge = useMayConsider(details) && isOpen
  const { marks } = useReturnMarks()
  const { possible, start, refusal, dialogs } = useCaseActions(details, mayJudge ? verdicts : undefined)
  const { first, second, menu } = arrangeActions({
    possible,
    hasMarks: marks.length > 0,
    needsVerdicts: !verdicts.areSaved,
  })
  // With no verdict chosen there is nothing to save yet.
  const isReady = first !== 'Save verdicts' || verdicts.isChosen
  const signsNext = Boolean(signing) && details.stages?.present != null
  const labelOf = (name: CaseActionName) =>
    name === 'Return for correction' && marks.length > 0 ? `${name} (${marks.length})` : name
  const buttonOf = (name: CaseActionName, variant: ButtonAppearance['variant']) => (
    <ActionButton
      key={name}
      name={name}
      label={labelOf(name)}
      variant={variant}
      registrationId={registration.id}
      isBusy={name === 'Save verdicts' && verdicts.isSaving}
      onStart={start[name]}
    />
  )
  const items = [
    ...menu.map((name) => ({
      name: labelOf(name),
      icon: icons[name],
      isDanger: name === 'Decline',
      onChoose: () => start[name]?.(),
    })),
    ...menuItems,
    ...(downloadCase
      ? [{ name: 'Download the whole application', icon: 'file', onChoose: downloadCase } as const]
      : []),
  ]
  return (
    <div className={`${layout.panel} ${styles.panel}`}>
      <CaseChecks details={details} review={review} />
      {mayJudge ? <VerdictChoices of={verdicts} /> : <VerdictsGiven of={verdicts} />}
      {signing?.({ areUnsaved: verdicts.isChosen })}
      <section
        tabIndex={-1}
        aria-label="What can be done now"
        className={`${layout.stack3} ${styles.actions}`}
        data-next={!signsNext || undefined}
      >
        {refusal}
        <DecisionObstacles details={details} />
        {first && buttonOf(first, isReady && !signsNext ? 'filled' : 'outline')}
        <div className={styles.others}>
          {second && buttonOf(second, 'default')}
          {items.length > 0 && <MenuButton label="More actions" items={items} />}
        </div>
        {possible.length === 0 && !signing && <p className={textStyles.quiet}>Nothing is to be done here now.</p>}
      </section>
      {dialogs}
    </div>
  )
}
