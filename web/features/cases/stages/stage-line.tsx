import type { StagesOnPage } from '@portal/contract/cases/stage-on-page.ts'
import { isNearPromise } from '@portal/domain/cases/case-clock.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { daysInWords } from '../../../fields/case-clock.tsx'
import { DaysWaiting } from '../../../fields/days-waiting.tsx'
import { DatesInTable, Day } from '../../../ui/dates.tsx'
import { Icon } from '../../../ui/icon.tsx'
import text from '../../../ui/text.module.css'
import styles from './stage-line.module.css'
import { signerLabel, verdictWords } from './stage-words.ts'

type Stage = StagesOnPage['stages'][number]
type Present = NonNullable<StagesOnPage['present']>

const signs = { agree: 'check', 'no objection': 'check', 'do not agree': 'cross' } as const

function Signed({ verdict, user, signed_as, signed_at, remark }: NonNullable<Stage['sign_off']>) {
  return (
    <>
      <span>
        {verdictWords[verdict]}, <Day of={signed_at} />
      </span>
      <span className={text.quiet}>
        {user.first_name} {user.last_name}, {signerLabel(signed_as)}
      </span>
      {remark && <span className={text.written}>{remark}</span>}
    </>
  )
}

function Waiting({ present, promised }: { present: Present; promised: number }) {
  const { days, is_late, who } = present
  return (
    <>
      <span>
        <DaysWaiting days={days} is_late={is_late} is_near={isNearPromise(days, promised)} />, promised:{' '}
        {daysInWords(promised)}
      </span>
      <span className={text.quiet}>To be signed by {who}</span>
    </>
  )
}

function stateOf({ id, sign_off }: Stage, present: Present | null): keyof typeof words {
  if (sign_off) return sign_off.verdict === 'do not agree' ? 'objected' : 'signed'
  return present?.id === id ? 'present' : 'coming'
}

const words = { signed: 'signed', objected: 'signed', present: 'the present stage', coming: 'to come' } as const

function OneStage({ stage, present }: { stage: Stage; present: Present | null }) {
  const state = stateOf(stage, present)
  return (
    <li className={styles.stage} data-state={state} aria-label={`${stage.name}: ${words[state]}`}>
      <strong className={styles.name}>
        {stage.sign_off && <Icon name={signs[stage.sign_off.verdict]} size={16} />}
        {state === 'present' && <Icon name="clock" size={16} />}
        {stage.name}
      </strong>
      {stage.sign_off && <Signed {...stage.sign_off} />}
      {state === 'present' && present && <Waiting present={present} promised={stage.promised_days} />}
      {state === 'coming' && <span className={text.quiet}>{signerLabel(stage.signed_by)}</span>}
    </li>
  )
}

/** The stages of a case in their order: what was signed, where it is, and what is to come. Nothing where there are none. */
export function StageLine({ details: { stages } }: { details: RegistrationDetails }) {
  if (!stages || stages.stages.length === 0) return null
  return (
    <section aria-label="Stages">
      <DatesInTable>
        <ol className={styles.stages}>
          {stages.stages.map((stage) => (
            <OneStage key={stage.id} stage={stage} present={stages.present} />
          ))}
        </ol>
      </DatesInTable>
    </section>
  )
}
