import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './search-box.module.css'
import { Button } from './button.tsx'
import { TextInput } from './inputs.tsx'

interface SearchProps {
  /** The label: 'Search your facilities'. */
  label: string
  /** The current search term. */
  value: string
  onSearch: (words: string) => void
}

/** A search form for a list: `<SearchBox label="…" value={address.get('q')} onSearch={(q) => address.filter({ q })} />`. */
export function SearchBox({ label, value, onSearch }: SearchProps) {
  const [words, setWords] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  // Back, or a link to the unfiltered list, changes the search term from outside.
  useEffect(() => setWords(value), [value])
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(words.trim())
  }
  function clear() {
    onSearch('')
    field.current?.focus()
  }
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <TextInput
          ref={field}
          className={styles.words}
          type="search"
          label={label}
          maxLength={120}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button type="submit" variant="default" icon={<Icon name="search" />}>
          Search
        </Button>
        {value && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </form>
    </search>
  )
}
