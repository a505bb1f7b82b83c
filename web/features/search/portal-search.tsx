import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as calls from '../../api/first-page-calls.ts'
import { useCall } from '../../api/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { type FoundGroup, groupsOf } from './found-groups.tsx'
import styles from './portal-search.module.css'
import { useSettled } from './use-settled.ts'

const leastCharacters = 3

/** Whether the person is typing somewhere, so that a `/` is meant as a character. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

/** Focuses the field when `/` is pressed anywhere else. */
function useSlash(field: { current: HTMLInputElement | null }) {
  useEffect(() => {
    function focus(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [field])
}

/**
 * The search of the header, for officers: facilities, people, applications, invoices and receipts. The results follow what is
 * typed; arrows and Enter choose one.
 */
export function PortalSearch() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const list = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useSlash(field)
  const q = useSettled(typed.trim())
  const isAsked = q.length >= leastCharacters
  const found = useCall(calls.searchPortal, { query: { q } }, { enabled: isOpen && isAsked, staleTime: 10_000 })
  const groups = isAsked && found.data ? groupsOf(found.data.data, q) : []
  const entries = groups.flatMap((group) => group.entries)
  const isShown = isOpen && isAsked
  // A page that was opened in any way closes the list.
  const [openedAt, setOpenedAt] = useState(pathname)
  if (openedAt !== pathname) {
    setOpenedAt(pathname)
    setOpen(false)
  }

  function open(path: string) {
    setOpen(false)
    setTyped('')
    void navigate(path)
  }

  function press(event: KeyboardEvent) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = entries[Math.max(0, chosen)]
    if (move !== undefined && entries.length > 0) {
      event.preventDefault()
      setOpen(true)
      setChosen((chosen + move + entries.length) % entries.length)
    } else if (event.key === 'Enter' && target && isShown && q === typed.trim()) open(target.to)
    else if (event.key === 'Escape') setOpen(false)
  }

  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search facilities, people and numbers"
          aria-expanded={isShown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isShown && entries[chosen] ? `${list}${chosen}` : undefined}
          placeholder="Facility, person, phone or number"
          autoComplete="off"
          maxLength={120}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setChosen(-1)
            setOpen(true)
          }}
          onKeyDown={press}
        />
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      </label>
      <div id={list} role="listbox" aria-label="Found" className={styles.found} hidden={!isShown}>
        {isShown && <Results {...{ groups, list, chosen, onOpen: open }} />}
        {isShown && groups.length === 0 && (
          <p className={styles.note} role="status">
            {found.isError ? found.error.message : found.data ? `Nothing is found for “${q}”.` : 'Searching …'}
          </p>
        )}
      </div>
    </search>
  )
}

interface ResultsProps {
  groups: readonly FoundGroup[]
  list: string
  chosen: number
  onOpen: (path: string) => void
}

function Results({ groups, list, chosen, onOpen }: ResultsProps) {
  const before = (group: FoundGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { entries }) => sum + entries.length, 0)
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own outside select
    <div key={group.name} role="group" aria-label={group.name}>
      <p className={styles.kind} aria-hidden>
        {group.name}
      </p>
      {group.entries.map(({ to, name, about, status }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as in every combobox
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={to}
          id={`${list}${before(group) + index}`}
          role="option"
          aria-selected={before(group) + index === chosen}
          className={styles.entry}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(to)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.about}>
            {about}
            {status}
          </span>
        </div>
      ))}
    </div>
  ))
}
