import layout from '../../../ui/layout/layout.module.css'
import styles from './application-steps.module.css'

const steps = [
  { name: 'Add your facility', what: 'Its type, its address and who owns it.' },
  { name: 'Answer the requirements', what: 'Staff, referees, documents and payment. Stop and come back at any time.' },
  { name: 'Print your certificate', what: 'The ministry reviews your application and you see where it stands.' },
]

/** The three steps to a licence. */
export function ApplicationSteps() {
  return (
    <ol className={`${layout.stack5} ${styles.steps}`}>
      {steps.map(({ name, what }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}
