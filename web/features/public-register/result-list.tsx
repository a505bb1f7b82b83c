import type { Reply } from '@portal/contract/call.ts'
import type { searchRegister } from '@portal/contract/calls/public-register.ts'
import type { RegisterQuestion } from '@portal/contract/signed-out-pages.ts'
import { isLicensed, maxFound } from '@portal/domain/public-register.ts'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import styles from './public-register.module.css'
import { StandingMark } from './standing-mark.tsx'

interface ResultListProps {
  asked: RegisterQuestion
  found: Reply<typeof searchRegister>
}

/** The address of another page of the same search. */
function pageAddress(asked: RegisterQuestion, page: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.find()}?${query}` : paths.find()
}

function countInWords({ total, or_more }: ResultListProps['found']): string {
  const count = total.toLocaleString('en')
  if (or_more) return total >= maxFound ? `More than ${count} facilities` : 'Many facilities'
  return total === 1 ? '1 facility' : `${count} facilities`
}

interface FacilitiesProps {
  of: ResultListProps['found']['data']
  /** The number of the first one. */
  start: number
  labelledBy?: string
}

function Facilities({ of, start, labelledBy }: FacilitiesProps) {
  if (of.length === 0) return null
  return (
    <ol className={styles.list} start={start} aria-labelledby={labelledBy}>
      {of.map(({ number, name, type, address, lga, standing, expiry_date }) => (
        <li key={number}>
          <a href={paths.foundFacility(number)}>{name}</a>
          <div className={styles.standing}>
            <StandingMark standing={standing} />
          </div>
          <div>
            {type}, {address}, {lga}
          </div>
          <div className={styles.fine}>
            {number}
            {isLicensed(standing) && (
              <>
                , until <Day of={expiry_date} />
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The facilities that were found: the licensed ones first, each with its standing beside its name, and the way to the other pages. */
export function ResultList({ asked, found }: ResultListProps) {
  const { data, current_page, last_page, total, or_more } = found
  const licensed = data.filter(({ standing }) => isLicensed(standing))
  const others = data.filter(({ standing }) => !isLicensed(standing))
  const first = (current_page - 1) * found.per_page + 1
  const isMuch = or_more === true && total >= maxFound
  return (
    <section aria-labelledby="found" className={styles.results}>
      <h2 id="found">
        {countInWords(found)}
        {current_page > 1 && `, page ${current_page}`}
      </h2>
      {isMuch && <p>The first {maxFound.toLocaleString('en')} are shown. Choose an area or type to see fewer.</p>}
      <Facilities of={licensed} start={first} />
      {others.length > 0 && (
        <>
          <h3 id="not-licensed">Not licensed today</h3>
          <Facilities of={others} start={first + licensed.length} labelledBy="not-licensed" />
        </>
      )}
      {(current_page > 1 || current_page < last_page) && (
        <nav aria-label="Pages" className={styles.pages}>
          {current_page > 1 && (
            <a href={pageAddress(asked, current_page - 1)} rel="prev">
              Previous page
            </a>
          )}{' '}
          {current_page < last_page && (
            <a href={pageAddress(asked, current_page + 1)} rel="next">
              Next page
            </a>
          )}
        </nav>
      )}
    </section>
  )
}
