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

/** A call that reads a list of a facility or registration by pages. */
export type ListCall<Row> = Call & { reply: z.ZodType<Page<Row>> }

interface First<Row> {
  /** Whose list it is. */
  id: number
  /** The rows that came with it, which are the first page of the list. */
  first: readonly Row[]
  /** How many rows there are in all. */
  total: number
  rowKey: (row: Row) => string | number
  /** The rows came oldest first although the list has the newest first: the rest stands before them. */
  restIsBefore?: boolean
}

/** The rows of a list as far as they are loaded, and how to load more of them. */
interface MoreRows<Row> {
  rows: Row[]
  total: number
  /** Loads the next rows; absent when all of them are loaded. */
  loadMore: (() => void) | undefined
  isLoading: boolean
  problem: CallProblem | null
}

const perPage = 100

/** The rows that came with a page and, when they are asked for, the rest of their list. */
export function useMoreRows<Row>(call: ListCall<Row>, first: First<Row>): MoreRows<Row> {
  const [isAskedFor, setIsAskedFor] = useState(false)
  const params = { id: first.id }
  const rest = useInfiniteQuery<Page<Row>, CallProblem, Page<Row>[], readonly unknown[], number>({
    queryKey: [...keyOf(call, { params }), 'rest'],
    queryFn: ({ pageParam, signal }) =>
      sendForm(call, { params, query: { page: pageParam, per_page: perPage } }, { signal }),
    initialPageParam: 2,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    select: ({ pages }) => pages,
    enabled: isAskedFor,
  })
  const more = (rest.data ?? []).flatMap(({ data }) => data)
  const isMore = first.total > first.first.length && (rest.data === undefined || rest.hasNextPage)
  return {
    rows: withoutRepeats(
      first.restIsBefore ? [...more.toReversed(), ...first.first] : [...first.first, ...more],
      first,
    ),
    total: first.total,
    loadMore: isMore ? () => (isAskedFor ? void rest.fetchNextPage() : setIsAskedFor(true)) : undefined,
    isLoading: rest.isFetching,
    problem: rest.error,
  }
}

/** A row that moved to another page while the pages were loaded stands in both of them. */
function withoutRepeats<Row>(rows: Row[], { rowKey }: Pick<First<Row>, 'rowKey'>): Row[] {
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()]
}
