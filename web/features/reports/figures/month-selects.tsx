import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { useState } from 'react'
import { Select } from '../../../ui/form/inputs.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import styles from './month-selects.module.css'

/** How many years back a report can begin. */
const yearsBack = 10
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((value) => ({
  value,
  // Any year will do: the one in the address may be invalid.
  name: monthInWords(`2000-${value}`).split(' ')[0],
}))

interface MonthProps {
  legend: string
  /** YYYY-MM */
  month: string
  years: readonly string[]
  onChoose: (month: string) => void
}

function MonthSelect({ legend, month, years, onChoose }: MonthProps) {
  const [year = '', name = ''] = month.split('-')
  return (
    <fieldset className={styles.month}>
      <legend>{legend}</legend>
      <Select
        label={`${legend}, month`}
        value={name}
        onChange={({ currentTarget }) => onChoose(`${year}-${currentTarget.value}`)}
      >
        {months.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </Select>
      <Select
        label={`${legend}, year`}
        value={year}
        onChange={({ currentTarget }) => onChoose(`${currentTarget.value}-${name}`)}
      >
        {years.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </Select>
    </fieldset>
  )
}

interface PeriodProps {
  address: ReturnType<typeof useListAddress>
  /** The months that are shown, YYYY-MM. */
  from: string | null
  to: string | null
}

/** The first and the last month of a report, or a whole year at once. Choosing a month past the other one moves that too. */
export function MonthSelects({ address, from, to }: PeriodProps) {
  const thisYear = Number(lagosDate(Date.now()).slice(0, 4))
  const first = from ?? `${thisYear}-01`
  const last = to ?? `${thisYear}-12`
  const listed = Array.from({ length: yearsBack + 2 }, (_, index) => String(thisYear + 1 - index))
  const years = [...new Set([...listed, first.slice(0, 4), last.slice(0, 4)])].sort().reverse()
  const lastYear = { from: `${thisYear - 1}-01`, to: `${thisYear - 1}-12` }
  const isChosen = address.get('from') !== '' || address.get('to') !== ''
  // The months of the last year are other months too, so that one of them can be changed.
  const [wantsOther, setWantsOther] = useState(false)
  const isLastYear = !wantsOther && first === lastYear.from && last === lastYear.to
  return (
    <>
      <Select
        className={styles.period}
        label="Months"
        value={isLastYear ? 'last' : isChosen ? 'other' : 'this'}
        onChange={({ currentTarget }) => {
          setWantsOther(currentTarget.value === 'other')
          if (currentTarget.value === 'this') address.filter({ from: undefined, to: undefined })
          if (currentTarget.value === 'last') address.filter(lastYear)
          if (currentTarget.value === 'other') address.filter({ from: first, to: last })
        }}
      >
        <option value="this">This year</option>
        <option value="last">Last year</option>
        <option value="other">Other months</option>
      </Select>
      {isChosen && !isLastYear && (
        <>
          <MonthSelect
            legend="From"
            month={first}
            years={years}
            onChoose={(month) => address.filter({ from: month, to: month > last ? month : last })}
          />
          <MonthSelect
            legend="To"
            month={last}
            years={years}
            onChoose={(month) => address.filter({ to: month, from: month < first ? month : first })}
          />
        </>
      )}
    </>
  )
}
