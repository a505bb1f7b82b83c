import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import signedIn from '../signed-in.module.css'
import textStyles from '../text.module.css'
import layout from './layout.module.css'
import styles from './task-list.module.css'

/** A task, opened by a link (`to`) or a button (`onOpen`, for a dialog). With neither, it is not available yet. */
export interface Task {
  name: string
  /** What the task requires, or what is missing. */
  hint?: ReactNode
  state: 'Completed' | 'In progress' | 'Not started' | 'Cannot start yet' | 'Optional'
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
  if (!onOpen) return <span className={textStyles.quiet}>{name}</span>
  return (
    <button type="button" className={`${signedIn.whole} ${styles.open}`} onClick={onOpen}>
      {name}
    </button>
  )
}

/** A list of tasks with their states. `title` is the heading of a group of tasks. */
export function TaskList({ title, tasks }: { title?: string; tasks: Task[] }) {
  return (
    <div>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.name} className={`${layout.row4} ${layout.between} ${styles.task}`}>
            <div className={styles.words}>
              <TaskName {...task} />
              {task.hint && <div className={textStyles.quiet}>{task.hint}</div>}
            </div>
            <span className={styles.state} data-state={task.state}>
              {task.state === 'Completed' && <Icon name="check" size={16} />}
              {task.state}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
