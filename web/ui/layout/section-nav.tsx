import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import layout from './layout.module.css'
import styles from './section-nav.module.css'

/** A section is current while it crosses this part of the window, a band below its top quarter. */
const band = '-25% 0px -70% 0px'

/** The id of the section that is being read. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: band },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}

interface Target {
  id: string
  title: string
}

function readSections(body: HTMLElement): Target[] {
  const found = [...body.querySelectorAll<HTMLElement>('section[id][aria-label]')]
  return found.map((section) => ({ id: section.id, title: section.getAttribute('aria-label') ?? '' }))
}

/** The sections inside `body`, read from the document, because sections come and go with what has loaded. */
function useSections(body: RefObject<HTMLElement | null>): Target[] {
  const [sections, setSections] = useState<Target[]>([])
  useEffect(() => {
    const element = body.current
    if (!element) return
    const read = () => {
      const found = readSections(element)
      setSections((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [body])
  return sections
}

/** The focus moves too, so that the next Tab continues in the section. The history stays as it is, so that Back leaves the page. */
function goTo(id: string) {
  const section = document.getElementById(id)
  section?.scrollIntoView?.()
  section?.focus({ preventScroll: true })
}

function SectionNav({ body }: { body: RefObject<HTMLElement | null> }) {
  const sections = useSections(body)
  const current = useCurrentSection(sections.map(({ id }) => id))
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  function follow(event: MouseEvent, id: string) {
    event.preventDefault()
    setIsOpen(false)
    goTo(id)
  }
  if (sections.length < 2) return null
  return (
    <nav className={styles.nav} aria-label="On this page">
      <p className={styles.heading}>On this page</p>
      <button
        type="button"
        className={`${layout.panel} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        On this page
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      <ul id={listId} className={styles.list} data-open={isOpen || undefined}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A long page with links to its sections: beside it where there is room, otherwise behind a button above it. */
export function WithSectionNav({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.beside}>
      <SectionNav body={body} />
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </div>
  )
}
