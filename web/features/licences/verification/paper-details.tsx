import { paths } from '../../../paths.ts'
import { type Description, DescriptionList } from '../../../ui/layout/description-list.tsx'

/** What must be printed on a paper. */
export function PaperDetails({ rows }: { rows: Description[] }) {
  return (
    <>
      <h2>What the paper must say</h2>
      <DescriptionList rows={rows} />
      <p>
        If the paper in front of you says something else, keep a photo of it and{' '}
        <a href={paths.concern()}>tell the ministry</a>.
      </p>
    </>
  )
}
