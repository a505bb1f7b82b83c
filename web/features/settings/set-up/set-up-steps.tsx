import type { SetUp } from '@portal/contract/settings/set-up.ts'
import { setUpGroups, setUpSteps } from '@portal/domain/settings/set-up.ts'
import layout from '../../../ui/layout/layout.module.css'
import styles from './set-up.module.css'
import { StepRow } from './step-row.tsx'

/** The steps by what they are about, in their order. The first one that is open comes next. */
export function SetUpSteps({ steps }: Pick<SetUp, 'steps'>) {
  const next = steps.find(({ state }) => state === 'open')
  return (
    <div className={styles.groups}>
      {setUpGroups.map((group) => {
        const own = steps.filter(({ name }) => setUpSteps[name].group === group)
        const done = own.filter(({ state }) => state === 'done').length
        return (
          <section key={group} className={layout.panel} aria-label={group}>
            <header className={styles.head}>
              <h2 className={styles.group}>{group}</h2>
              <span className={styles.count} data-done={done === own.length || undefined}>
                {done === own.length ? 'Done' : `${done} of ${own.length}`}
              </span>
            </header>
            <ol className={layout.list}>
              {own.map((step) => (
                <StepRow key={step.name} step={step} isNext={step === next} />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
