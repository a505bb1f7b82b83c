import type { Call } from '@portal/contract/call.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { CallProblem } from './call-problem.ts'
import { sendForm } from './client.ts'
import { keyOf } from './key-of.ts'

interface Page<Row> {
  data: Row[]
  current_page: number
  last_page: number
}

/** A call that lists rows of a facility or registration page by page. */
export type ListCall<Row> = Call & { reply: z.ZodType<Page<Row>> }

interface FirstPage<Row> {
  /** The id of the facility or registration. */
  id: number
  /** The rows in its reply, which are the first page of the list. */
  first: readonly Row[]
  /** The number of all rows. */
  total: number
  rowKey: (row: Row) => string | number
  /** The first rows are sorted oldest first, but the list is sorted newest first: older rows are inserted before them. */
  isNewestFirst?: boolean
  /** Which of its rows. */
  query?: Record<string, number>
}

/** The loaded rows of a list, and how to load more. */
interface MoreRows<Row> {
  rows: Row[]
  total: number
  /** Loads the next rows. Undefined when all rows are loaded. */
  loadMore: (() => void) | undefined
  isLoading: boolean
  problem: CallProblem | null
}

const perPage = 100

/** The first rows of a list and, on request, the other rows. */
export function useMoreRows<Row>(call: ListCall<Row>, first: FirstPage<Row>): MoreRows<Row> {
  const [isEnabled, setIsEnabled] = useState(false)
  const params = { id: first.id }
  const rest = useInfiniteQuery<Page<Row>, CallProblem, Page<Row>[], readonly unknown[], number>({
    queryKey: [...keyOf(call, { params, query: first.query }), 'rest'],
    queryFn: ({ pageParam, signal }) =>
      sendForm(call, { params, query: { ...first.query, page: pageParam, per_page: perPage } }, { signal }),
    initialPageParam: 2,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    select: ({ pages }) => pages,
    enabled: isEnabled,
  })
  const more = (rest.data ?? []).flatMap(({ data }) => data)
  const isMore = first.total > first.first.length && (rest.data === undefined || rest.hasNextPage)
  return {
    rows: withoutDuplicates(
      first.isNewestFirst ? [...more.toReversed(), ...first.first] : [...first.first, ...more],
      first,
    ),
    total: first.total,
    loadMore: isMore ? () => (isEnabled ? void rest.fetchNextPage() : setIsEnabled(true)) : undefined,
    isLoading: rest.isFetching,
    problem: rest.error,
  }
}

/** Removes duplicates: a row that moved to another page between two requests is in both pages. */
function withoutDuplicates<Row>(rows: Row[], { rowKey }: Pick<FirstPage<Row>, 'rowKey'>): Row[] {
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()]
}
