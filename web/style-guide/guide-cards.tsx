import { Card, CardList } from '../ui/table/card-list.tsx'
import { guidePages } from './guide-pages.ts'

/** The pages of the style guide as cards that lead to them. */
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
