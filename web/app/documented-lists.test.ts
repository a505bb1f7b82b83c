import { expect, it } from 'vitest'
import specification from '../../docs/specification.md?raw'
import { withLists } from '../testing/documented-lists.ts'

// `npm run lists` writes them.
it('the specification lists every address, menu entry and call as the code has them', async () => {
  await expect(withLists(specification)).toMatchFileSnapshot('../../docs/specification.md')
})

it.each([
  '| `/admin/single-facility/{id}` | Facility | owners, officers |',
  '| Penalities and Fines | Register | `/admin/all/penalties` | officers |',
  '| Payments | Work | `/admin/payments` | officers with finance |',
  '| `POST /api/login` | anybody |',
  '| `POST /api/update/reg` | officers with decide |',
])('a list has %s', (line) => {
  expect(withLists(specification)).toContain(line)
})
