import { screen } from '@testing-library/react'

type Queries = Pick<typeof screen, 'getAllByRole'>

/** What the rows of a table say, cell by cell, without its headers. */
export function rowsShown(part: Queries = screen): (string | null)[][] {
  const rows = part.getAllByRole('row').filter((row) => row.querySelector('td'))
  return rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
}

/** The facts of a list of descriptions: 'Bank: Zenith Bank'. */
export function factsShown(part: Queries = screen): string[] {
  return part.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}
