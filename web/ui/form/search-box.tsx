import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import { Button } from './button.tsx'
import { TextInput } from './inputs.tsx'
import styles from './search-box.module.css'

interface SearchProps {
  /** The label: 'Search your facilities'. */
  label: string
  /** The current search term. */
  value: string
  /** It stands among filters: the label is in the field, and Enter searches. */
  isInline?: boolean
  /** `isTyping`: more may follow, so Back should not return to each step. */
  onSearch: (words: string, isTyping: boolean) => void
}

/** The list follows what is typed after a pause this long, in milliseconds. */
const pauseMs = 250

/** A search form for a list: `<SearchBox label="…" value={address.get('q')} onSearch={(q, isTyping) => address.filter({ q }, isTyping)} />`. */
export function SearchBox({ label, value, isInline = false, onSearch }: SearchProps) {
  const [words, setWords] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const searched = useRef(value)
  const pause = useRef<number>(undefined)
  // Back, or a link to the unfiltered list, changes the search term from outside. The term that was typed may be longer by now.
  useEffect(() => {
    if (value !== searched.current) setWords(value)
    searched.current = value
  }, [value])
  useEffect(() => () => window.clearTimeout(pause.current), [])
  function search(typed: string, isTyping: boolean) {
    window.clearTimeout(pause.current)
    searched.current = typed.trim()
    onSearch(searched.current, isTyping)
  }
  function type(typed: string) {
    setWords(typed)
    window.clearTimeout(pause.current)
    if (typed.trim() !== searched.current) pause.current = window.setTimeout(() => search(typed, true), pauseMs)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    search(words, false)
  }
  function clear() {
    setWords('')
    search('', false)
    field.current?.focus()
  }
  return (
    <search>
      <form className={`${layout.row3} ${styles.search}`} data-inline={isInline || undefined} onSubmit={submit}>
        <TextInput
          ref={field}
          className={styles.words}
          type="search"
          label={label}
          placeholder={isInline ? label : undefined}
          maxLength={120}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {!isInline && (
          <Button type="submit" variant="default" icon={<Icon name="search" />}>
            Search
          </Button>
        )}
        {value && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </form>
    </search>
  )
}
