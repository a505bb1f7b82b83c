import looks from './answered.module.css'

/** How far one has come: '12 of 40 answered', with a bar. */
export function Answered({ answered, total, of = 'answered' }: { answered: number; total: number; of?: string }) {
  const words = `${answered} of ${total} ${of}`
  return (
    <div className={looks.answered}>
      <progress className={looks.bar} value={answered} max={Math.max(total, 1)} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  )
}
