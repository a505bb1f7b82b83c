import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { outcomeOnPaper, verificationOf } from '@portal/domain/licences/verification.ts'
import type { Db } from '../../database/connect.ts'
import { readIssuedPapers } from './verification.ts'

type OnPaper = Awaited<ReturnType<typeof readIssuedPapers>> extends Map<number, infer Row> ? Row : never

/**
 * What anybody is told about licences from before the portal who knows a number: what the public register says, and no more of it than
 * is published. Undefined if there are none.
 */
export async function checkPaperLicences(
  db: Db,
  ids: readonly number[],
  today: string,
): Promise<CheckedPaper | undefined> {
  if (ids.length === 0) return undefined
  const papers = await readIssuedPapers(db, ids, today)
  const checked = ids.flatMap((id) => {
    const paper = papers.get(id)
    return paper ? [{ number: paper.number, ...statedOf(paper, today) }] : []
  })
  const [first, ...others] = checked
  if (!first || others.length === 0) return first
  const same_number = checked.map(({ outcome, stated }) => ({ outcome, stated }))
  return { number: first.number, outcome: 'issued on paper', same_number }
}

function statedOf({ paper, printed, issue_date, recorded_at }: OnPaper, today: string) {
  const { facility_name, category, address, lga } = printed
  return {
    outcome: outcomeOnPaper(verificationOf(paper, today)),
    stated: {
      ...{ kind: paper.kind, facility_name, category, address, lga },
      // The register publishes no people.
      ...{ owner_name: '', operating_officer: null },
      ...{ issue: 1, reissued_on: null, issue_date, expiry_date: paper.expiry_date, conditions: [] },
      recorded_on: lagosDate(Date.parse(recorded_at)),
    },
  }
}
