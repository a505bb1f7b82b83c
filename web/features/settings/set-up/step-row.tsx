import type { SetUp } from '@portal/contract/settings/set-up.ts'
import { canBeConfirmed, setUpSteps } from '@portal/domain/settings/set-up.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { answerSetUpStep } from '../../../api/first-page-calls.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './set-up.module.css'
import { stepPaths } from './step-paths.ts'

type Step = SetUp['steps'][number]

const stateWords = { done: 'Done', open: 'To do', skipped: 'Left for later' } as const

/** A step of the set-up: how it stands, and where it is done. */
export function StepRow({ step: { name, state, detail }, isNext }: { step: Step; isNext: boolean }) {
  const { title, may } = setUpSteps[name]
  return (
    <li className={styles.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.mark}>
        {state === 'done' && <Icon name="check" size={16} />}
        {isNext && <Icon name="right" size={16} />}
        <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title} {state === 'skipped' && <span className={styles.later}>{stateWords.skipped}</span>}
        </h3>
        <p className={styles.detail}>{detail}</p>
      </div>
      <div className={`${layout.row2} ${styles.actions}`}>
        {state === 'open' && canBeConfirmed(name) && <Answer name={name} answer="confirmed" label="This is right" />}
        {state === 'open' && <Answer name={name} answer="skipped" label="Skip" />}
        {state === 'skipped' && <Answer name={name} answer="open" label="Take up" />}
        <Allowed to={may}>
          <LinkButton
            to={stepPaths[name]}
            variant={isNext ? 'filled' : state === 'open' ? 'default' : 'subtle'}
            isCompact
          >
            {state === 'done' ? 'Change' : 'Start'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </LinkButton>
        </Allowed>
      </div>
    </li>
  )
}

function Answer({
  name,
  answer,
  label,
}: Pick<Step, 'name'> & { answer: 'confirmed' | 'skipped' | 'open'; label: string }) {
  const saying = useCallMutation(answerSetUpStep, { failure: ({ message }) => message })
  return (
    <BusyButton
      variant="subtle"
      isCompact
      busy={saying.isPending && 'Saving'}
      onClick={() => saying.mutate({ params: { name }, body: { answer } })}
    >
      {label}
      <VisuallyHidden> {setUpSteps[name].title}</VisuallyHidden>
    </BusyButton>
  )
}
