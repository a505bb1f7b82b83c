import { useEffect, useId, useRef, useState } from 'react'
import { useFocusAfterRemoval } from '../feedback/use-focus-after-removal.ts'
import { Icon, type IconName } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { Button } from './button.tsx'
import styles from './menu-button.module.css'

export interface MenuItem {
  name: string
  icon?: IconName
  /** Stands last, apart and in red. */
  isDanger?: boolean
  onChoose: () => void
}

interface MenuButtonProps {
  /** The name of the button, for screen readers. */
  label: string
  items: readonly MenuItem[]
}

/**
 * What is needed less often, behind a button with three dots. Once something is chosen, the button has the focus, so that a
 * dialog which opens then returns it there. Escape and a click elsewhere close it.
 */
export function MenuButton({ label, items }: MenuButtonProps) {
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
      <Button
        ref={button}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={styles.dots}
        onClick={() => setIsOpen(!isOpen)}
        icon={<Icon name="more" />}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
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
