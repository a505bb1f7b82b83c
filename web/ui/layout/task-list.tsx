import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon.tsx'
import signedIn from '../signed-in.module.css'
import textStyles from '../text.module.css'
import styles from './task-list.module.css'

/** What a task's state is called, and its sign. */
const signs = {
  Done: 'check',
  'In progress': undefined,
  'To do': undefined,
  Returned: 'warning',
  'Not returned': 'lock',
  Later: 'lock',
  Optional: undefined,
} as const satisfies Record<string, IconName | undefined>

/** A task, opened by a link (`to`) or a button (`onOpen`, for a dialog). With neither, it is not available yet. */
export interface Task {
  name: string
  /** One line: what it holds, or what it requires. */
  hint?: ReactNode
  /** Without a state nothing is to be done any more: the list leads to what was filled in. */
  state?: keyof typeof signs | undefined
  to?: string
  onOpen?: () => void
}

function TaskName({ name, to, onOpen }: Task) {
  if (to) {
    return (
      <Link to={to} className={`${signedIn.whole} ${styles.open}`}>
        {name}
      </Link>
    )
  }
  if (!onOpen) return <span className={styles.name}>{name}</span>
  return (
    <button type="button" className={`${signedIn.whole} ${styles.open}`} onClick={onOpen}>
      {name}
    </button>
  )
}

function State({ of: state }: { of: keyof typeof signs }) {
  const sign: IconName | undefined = signs[state]
  return (
    <span className={styles.state} data-state={state}>
      {sign && <Icon name={sign} size={16} />}
      {state}
    </span>
  )
}

/** A list of tasks with their states. Each row is as large as a thumb needs. */
export function TaskList({ label, tasks }: { label: string; tasks: Task[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.name} className={styles.task}>
          <div className={styles.words}>
            <TaskName {...task} />
            {task.hint && <div className={textStyles.note}>{task.hint}</div>}
          </div>
          {task.state && <State of={task.state} />}
          <span className={styles.arrow}>{(task.to || task.onOpen) && <Icon name="right" size={16} />}</span>
        </li>
      ))}
    </ul>
  )
}
