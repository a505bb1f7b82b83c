import { Card, CardList } from '../ui/table/card-list.tsx'
import { guidePages } from './guide-pages.ts'

/** Cards that link to the pages of the style guide. */
export function GuideCards() {
  return (
    <CardList label="Style guide">
      {guidePages.map(({ title, to, about }) => (
        <Card key={to} title={title} to={to}>
          <p>{about}</p>
        </Card>
      ))}
    </CardList>
  )
}
