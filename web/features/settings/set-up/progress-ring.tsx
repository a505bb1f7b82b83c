import styles from './set-up.module.css'

const radius = 26
const length = 2 * Math.PI * radius

/** How many of some things are done, as a ring around the numbers. */
export function ProgressRing({ value, max }: { value: number; max: number }) {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      role="img"
      aria-label={`${value} of ${max} done`}
    >
      <circle className={styles.track} cx="32" cy="32" r={radius} />
      <circle
        className={styles.part}
        cx="32"
        cy="32"
        r={radius}
        strokeDasharray={`${(length * value) / max} ${length}`}
        transform="rotate(-90 32 32)"
      />
      <text x="32" y="32" textAnchor="middle" dominantBaseline="central">
        {value}/{max}
      </text>
    </svg>
  )
}
