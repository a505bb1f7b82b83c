import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import styles from './tabs.module.css'

interface Tab {
  /** Part of the ids of the tab and its panel: `answers`. */
  id: string
  label: string
  /** How many things are in it. */
  count?: number
  /** What it holds must not be overlooked. */
  isUrgent?: boolean
  panel: ReactNode
}

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: readonly Tab[]
}

/** Which tab a key leads to from the one at a place. */
const steps = new Map<string, (at: number, last: number) => number>([
  ['ArrowRight', (at, last) => (at === last ? 0 : at + 1)],
  ['ArrowLeft', (at, last) => (at === 0 ? last : at - 1)],
  ['Home', () => 0],
  ['End', (_, last) => last],
])

/** The tab that holds the element of the address: '#documents'. */
function useTabOfHash(select: (id: string) => void) {
  const panels = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link again shows it again
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    const panel = target?.closest<HTMLElement>('[data-tab]')
    if (!target || !panel || !panels.current?.contains(panel)) return
    select(panel.dataset.tab ?? '')
    const frame = requestAnimationFrame(() => {
      target.focus({ preventScroll: true })
      target.scrollIntoView?.()
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
  return panels
}

/**
 * Parts of a page of which one is shown. All of them stay in the document, so that what is typed in one is kept, and paper
 * has them all. The arrow keys move between the tabs.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId()
  const [chosen, setChosen] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const panels = useTabOfHash(setChosen)
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0]

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === shown?.id)
    const next = steps.get(event.key)?.(at, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    setChosen(tab.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div ref={panels} className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className={styles.count} data-urgent={(tab.isUrgent && tab.count > 0) || undefined}>
                  {tab.count}
                </span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          data-tab={tab.id}
          hidden={tab !== shown}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
