import looks from './data-table.module.css'
import { Icon } from './icon.tsx'

/** Which page of a list this is, as the wire says it. */
export interface PageOfList {
  current_page: number
  last_page: number
  per_page: number
  total: number
}

const inWords = new Intl.NumberFormat('en-NG')

/** The pages to offer: the first, the last, and those around the present one; 0 and -1 stand for gaps. */
export function pagesAround(present: number, last: number): number[] {
  const near = [1, present - 1, present, present + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].sort((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [before === 1 ? 0 : -1, page] : [page]
  })
}

/** Turns the pages of a list, and says where one is. */
export function Pages({ of, onPage }: { of: PageOfList; onPage: (page: number) => void }) {
  const { current_page: present, last_page: last, per_page, total } = of
  const from = Math.min((present - 1) * per_page + 1, total)
  const to = Math.min(present * per_page, total)
  return (
    <div className={looks.foot}>
      <p className={looks.where}>
        {inWords.format(from)} to {inWords.format(to)} of {inWords.format(total)}
      </p>
      {last > 1 && (
        <nav className={looks.pages} aria-label="Pages">
          <button type="button" className={looks.page} disabled={present <= 1} onClick={() => onPage(present - 1)}>
            <Icon name="left" size={16} /> Previous
          </button>
          {pagesAround(present, last).map((page) =>
            page <= 0 ? (
              <span key={page} className={looks.gap}>
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                className={looks.number}
                aria-label={`Page ${page}`}
                aria-current={page === present ? 'page' : undefined}
                onClick={() => onPage(page)}
              >
                {inWords.format(page)}
              </button>
            ),
          )}
          <button type="button" className={looks.page} disabled={present >= last} onClick={() => onPage(present + 1)}>
            Next <Icon name="right" size={16} />
          </button>
        </nav>
      )}
    </div>
  )
}
