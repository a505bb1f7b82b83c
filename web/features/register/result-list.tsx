import type { Reply } from '@portal/contract/call.ts'
import type { RegisterQuestion } from '@portal/contract/public/signed-out-pages.ts'
import type { searchRegister } from '@portal/contract/register/calls/public-register.ts'
import { inspectedInWords } from '@portal/domain/inspections/inspected-in-words.ts'
import { isLicensed, maxFound, type RegisterStanding } from '@portal/domain/register/public-register.ts'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './public-register.module.css'
import { standingInWords } from './standing-words.ts'

/** A standing in a list: its words, with a sign and a colour, and until when it counts. */
function StandingMark({ standing, expiry_date }: { standing: RegisterStanding; expiry_date: string }) {
  const { tone, title } = standingInWords(standing)
  return (
    <strong className={styles.mark} data-tone={tone}>
      {title}
      {isLicensed(standing) && (
        <>
          {' '}
          until <Day of={expiry_date} />
        </>
      )}
    </strong>
  )
}

interface ResultListProps {
  asked: RegisterQuestion
  found: Reply<typeof searchRegister>
  group: 'licensed' | 'others'
}

const pageParameter = { licensed: 'page', others: 'others_page' } as const

/** The address of another page of a group; the first page shows both groups. */
function pageAddress({ asked, group }: ResultListProps, page: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  if (page > 1) query.set(pageParameter[group], String(page))
  return query.size > 0 ? `${paths.find()}?${query}` : paths.find()
}

/** How many facilities were found. */
export function countInWords({ total, or_more }: ResultListProps['found']): string {
  const count = total.toLocaleString('en')
  if (or_more) return total >= maxFound ? `More than ${count} facilities` : 'Many facilities'
  return total === 1 ? '1 facility' : `${count} facilities`
}

function Facilities({ found: { data, current_page, per_page } }: Pick<ResultListProps, 'found'>) {
  return (
    <ol className={`${layout.stack3} ${layout.list} ${styles.found}`} start={(current_page - 1) * per_page + 1}>
      {data.map(({ number, reference, origin, name, type, address, lga, standing, expiry_date, inspection }) => (
        <li key={reference} className={`${layout.panel} ${layout.stack1}`}>
          <a href={paths.foundFacility(reference)}>{name}</a>
          <div className={textStyles.note}>{[type, address, lga].filter(Boolean).join(', ')}</div>
          <div className={`${layout.line} ${textStyles.note}`}>
            <StandingMark standing={standing} expiry_date={expiry_date} />{' '}
            <span>{origin === 'paper' ? 'issued on paper' : number}</span>
          </div>
          {inspection && isLicensed(standing) && (
            <div className={textStyles.note}>{inspectedInWords(inspection).title}</div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A group of the facilities that were found, each with its standing beside its name, and the way to the other pages of the group. */
export function ResultList(props: ResultListProps) {
  const { found, group } = props
  const { current_page, last_page, total, or_more } = found
  const isMuch = or_more === true && total >= maxFound
  const page = current_page > 1 && `, page ${current_page}`
  return (
    <section aria-labelledby={group} className={layout.stack4}>
      <h2 id={group}>
        {group === 'others' ? 'Not licensed today' : countInWords(found)}
        {page}
      </h2>
      {group === 'others' && <p>{countInWords(found)}</p>}
      {isMuch && <p>The first {maxFound.toLocaleString('en')} are shown. Choose an area or type to see fewer.</p>}
      <Facilities found={found} />
      {(current_page > 1 || current_page < last_page) && (
        <nav
          aria-label={group === 'others' ? 'Pages of what is not licensed today' : 'Pages'}
          className={`${layout.row4} ${layout.between} ${styles.pages}`}
        >
          {current_page > 1 && (
            <a href={pageAddress(props, current_page - 1)} rel="prev">
              Previous page
            </a>
          )}{' '}
          {current_page < last_page && (
            <a href={pageAddress(props, current_page + 1)} rel="next">
              Next page
            </a>
          )}
        </nav>
      )}
    </section>
  )
}
