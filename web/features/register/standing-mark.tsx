import type { RegisterStanding } from '@portal/domain/register/public-register.ts'
import styles from './public-register.module.css'
import { standingInWords } from './standing-words.ts'

/** A standing in a list: its words, with a sign and a colour. */
export function StandingMark({ standing }: { standing: RegisterStanding }) {
  const { tone, title } = standingInWords(standing)
  return (
    <strong className={styles.mark} data-tone={tone}>
      {title}
    </strong>
  )
}
