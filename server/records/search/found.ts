import type { Total } from '../shared/paging.ts'

/** The rows of one page, and what is known of the total. */
export interface Found {
  total: Total
  ids: number[]
}
