import styles from './catalogue.module.css'

/** Marks what is not asked or offered any more. */
export function RetiredMark() {
  return <span className={styles.retired}>Retired</span>
}
