import { lazily } from '@portal/domain/text/lazily.ts'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import styles from './data-table.module.css'

/** The page information of a list reply. */
export interface PageOfList {
  current_page: number
  last_page: number
  per_page: number
  total: number
  /** `total` is a minimum, because a search is not counted completely. */
  or_more?: boolean
}

const inWords = lazily(() => new Intl.NumberFormat('en-NG'))

/** The page links: the first, the last, and the current page with its neighbours. 0 and -1 mark gaps. */
export function pagesAround(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].sort((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [before === 1 ? 0 : -1, page] : [page]
  })
}

const pageSizes = [15, 30, 50, 100]

function PageSize({ size, onPageSize }: { size: number; onPageSize: (size: number) => void }) {
  const sizes = [...new Set([...pageSizes, size])].sort((one, other) => one - other)
  return (
    <label className={styles.size}>
      Rows on a page
      <select value={size} onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}>
        {sizes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  )
}

/** '1 to 15 of 500 or more'. */
function rangeInWords([from, to, total]: string[], orMore = false): string {
  return orMore ? `${from} to ${to} of ${total} or more` : `${from} to ${to} of ${total}`
}

interface PagesProps {
  of: PageOfList
  onPage: (page: number) => void
  /** Called when the person changes the page size. */
  onPageSize?: (size: number) => void
  /** What stands beside them at the foot of the list. */
  children?: ReactNode
}

/** The paging controls of a list. */
export function Pages({ of, onPage, onPageSize, children }: PagesProps) {
  const { current_page: current, last_page: last, per_page, total, or_more } = of
  const from = Math.min((current - 1) * per_page + 1, total)
  const to = Math.min(current * per_page, total)
  const isPastTheEnd = current > last
  return (
    <div className={`${layout.row4} ${layout.between} ${styles.foot}`}>
      <p className={styles.where} role="status">
        {isPastTheEnd
          ? `This list ends on page ${inWords().format(last)}`
          : rangeInWords(
              [from, to, total].map((row) => inWords().format(row)),
              or_more,
            )}
      </p>
      {onPageSize && total > (pageSizes[0] ?? 0) && <PageSize size={per_page} onPageSize={onPageSize} />}
      {(last > 1 || isPastTheEnd) && (
        <nav className={`${layout.row1} ${styles.pages}`} aria-label="Pages">
          <button
            type="button"
            className={styles.page}
            disabled={current <= 1}
            onClick={() => onPage(Math.min(current - 1, last))}
          >
            <Icon name="left" size={16} /> <span className={styles.turn}>Previous</span>
          </button>
          {pagesAround(current, last).map((page) =>
            page <= 0 ? (
              <span key={page} className={styles.gap}>
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                className={styles.number}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => onPage(page)}
              >
                {inWords().format(page)}
              </button>
            ),
          )}
          <button type="button" className={styles.page} disabled={current >= last} onClick={() => onPage(current + 1)}>
            <span className={styles.turn}>Next</span> <Icon name="right" size={16} />
          </button>
        </nav>
      )}
      {children}
    </div>
  )
}
