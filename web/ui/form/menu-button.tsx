import { useEffect, useId, useRef, useState } from 'react'
import { useFocusAfterRemoval } from '../feedback/use-focus-after-removal.ts'
import { Icon, type IconName } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { BusyButton } from './busy-button.tsx'
import styles from './menu-button.module.css'

export interface MenuItem {
  name: string
  icon?: IconName
  /** Stands last, apart and in red. */
  isDanger?: boolean
  onChoose: () => void
}

interface MenuButtonProps {
  /** The name of the button: for screen readers, or for everybody. */
  label: string
  items: readonly MenuItem[]
  /** Shows its name in place of three dots, and what it offers below it. */
  isNamed?: boolean
  /** The text while what was chosen is running. */
  busy?: string | false
}

/**
 * What is needed less often, behind a button with three dots or with a name. Once something is chosen, the button has the focus, so that a
 * dialog which opens then returns it there. Escape and a click elsewhere close it.
 */
export function MenuButton({ label, items, isNamed, busy = false }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useFocusAfterRemoval()
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, button])
  const ordered = [...items.filter(({ isDanger }) => !isDanger), ...items.filter(({ isDanger }) => isDanger)]
  return (
    <div ref={place} className={styles.place}>
      <BusyButton
        ref={button}
        variant="default"
        busy={busy}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        {...(isNamed
          ? { iconAfter: <Icon name="down" size={16} />, children: label }
          : {
              className: styles.dots,
              icon: <Icon name="more" />,
              children: <VisuallyHidden>{label}</VisuallyHidden>,
            })}
      />
      <ul id={listId} className={styles.list} data-below={isNamed || undefined} hidden={!isOpen}>
        {ordered.map(({ name, icon, isDanger, onChoose }) => (
          <li key={name} data-danger={isDanger || undefined}>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                setIsOpen(false)
                button.current?.focus()
                onChoose()
              }}
            >
              <Icon name={icon ?? 'right'} size={16} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
