import { linkAuditExport } from '@portal/contract/audit/calls.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { auditWords } from '@portal/domain/audit/audit-words.ts'
import { auditKindWords } from '@portal/domain/audit/entry-in-words.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { DownloadList } from '../../fields/download-list.tsx'
import { dayInWords } from '../../ui/dates.tsx'
import { DateInput } from '../../ui/form/date-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import styles from './audit.module.css'

/** The query parameters that the filters of the record set. */
export const auditFilterNames = ['from', 'to', 'actor_id', 'action', 'about', 'about_id'] as const

const actions = Object.entries(auditWords)
  .map(([value, words]) => ({ value, label: sentenceCase(words.replace('#', '…')) }))
  .sort((one, other) => one.label.localeCompare(other.label))

const kinds = Object.entries(auditKindWords).map(([value, words]) => ({ value, label: sentenceCase(words) }))

function usePeople() {
  const officers = useCall(cases.listOfficers)
  return officers.data?.data.map(({ id, first_name, last_name }) => ({
    value: String(id),
    label: `${first_name} ${last_name}`,
  }))
}

/** A day from the address in words, or unchanged if it is not a date. The portal refuses such an address. */
function inWords(day: string): string {
  return Number.isNaN(Date.parse(`${day}T12:00:00Z`)) ? day : dayInWords(day)
}

/** What the entries are narrowed to, in words, for the paper. Empty without filters. */
export function useFiltersInWords(get: (name: string) => string): string {
  const people = usePeople()
  const [from, to, who, what, kind, id] = auditFilterNames.map(get)
  const nameOf = (choices: typeof people, value: string | undefined) =>
    choices?.find((choice) => choice.value === value)?.label ?? value
  return [
    from && `From ${inWords(from)}`,
    to && `To ${inWords(to)}`,
    who && `Who: ${nameOf(people, who)}`,
    what && `What: ${nameOf(actions, what)}`,
    kind && `About: ${[nameOf(kinds, kind), id].filter(Boolean).join(' ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Filters by day, person, action and what the entries are about, and the download of what they choose. */
export function AuditFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const people = usePeople()
  const chosen = address.get('actor_id')
  // An owner, or somebody who is no longer an officer, is reached by a link.
  const isOther = people && chosen !== '' && people.every(({ value }) => value !== chosen)
  return (
    <div className={`${layout.row4} ${layout.between} ${styles.tools}`}>
      <ListFilters address={address} names={auditFilterNames}>
        <Day address={address} name="from" label="From day" />
        <Day address={address} name="to" label="To day" />
        <FilterSelect
          address={address}
          name="actor_id"
          label="Who"
          all="Anybody"
          choices={isOther ? [...people, { value: chosen, label: 'One other person' }] : people}
        />
        <FilterSelect address={address} name="action" label="What" all="Anything" choices={actions} />
        <FilterSelect address={address} name="about" label="About" all="Anything" choices={kinds} />
      </ListFilters>
      <DownloadList call={linkAuditExport} query={address.query} />
    </div>
  )
}

interface DayProps {
  address: ReturnType<typeof useListAddress>
  name: 'from' | 'to'
  label: string
}

function Day({ address, name, label }: DayProps) {
  const day = address.get(name)
  // Narrows the list once the day is whole; until then it is only typed.
  const [typed, setTyped] = useState({ text: day, after: day })
  function change(text: string) {
    const isWhole = text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)
    setTyped({ text, after: isWhole ? text : day })
    if (isWhole) address.filter({ [name]: text }, true)
  }
  return (
    <DateInput label={label} className={styles.day} value={typed.after === day ? typed.text : day} onChange={change} />
  )
}
