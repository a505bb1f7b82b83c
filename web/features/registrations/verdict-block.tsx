import type { Verdict } from '@portal/domain/verdicts.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './consideration-summary.module.css'

const signs = { Satisfactory: 'check', 'Not-satisfactory': 'cross' } as const satisfies Record<Verdict, IconName>

/** A verdict in a box of its own, as it stands on the file. */
export function VerdictBlock({ of, verdict }: { of: string; verdict: Verdict | null | undefined }) {
  return (
    <section className={styles.verdict} aria-label={of}>
      <h4 className={styles.of}>{of}</h4>
      <p className={styles.word} data-verdict={verdict ?? 'none'}>
        {verdict && <Icon name={signs[verdict]} size={24} />}
        {verdict ?? 'Not given yet'}
      </p>
    </section>
  )
}
