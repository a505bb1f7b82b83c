import styles from './chart.module.css'

/**
 * What a colour of a chart says. `main`, `middle`, `light` and `rest` differ in lightness, so that they can be told apart on
 * paper too; the others have the meaning of the badges.
 */
export type Tone = 'main' | 'middle' | 'light' | 'rest' | 'grey' | 'wait' | 'bad' | 'info'

/** The square of a colour beside its name. */
export function Swatch({ tone }: { tone: Tone }) {
  return (
    <svg className={`${styles.swatch} ${styles.tone}`} data-tone={tone} viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" rx="2" />
    </svg>
  )
}

/** The names of what the colours of a chart stand for. */
export function Legend({ of }: { of: readonly { name: string; tone: Tone }[] }) {
  return (
    <ul className={styles.legend}>
      {of.map(({ name, tone }) => (
        <li key={name}>
          <Swatch tone={tone} />
          {name}
        </li>
      ))}
    </ul>
  )
}
