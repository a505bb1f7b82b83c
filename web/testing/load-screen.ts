// Runs before the tests of every file. The screen that the file is named after is loaded before the clock of the first test
// starts, because its code and what it imports take long on a busy machine.
import { beforeAll, expect } from 'vitest'

const screens = import.meta.glob(['../screens/*/*.tsx', '!**/*.test.tsx'])

beforeAll(async () => {
  const path = /\/screens\/(?<subject>[^/]+)\/(?<name>[\w-]+)[^/]*\.test\.tsx$/.exec(expect.getState().testPath ?? '')
  const { subject = '', name = '' } = path?.groups ?? {}
  if (!subject) return
  const folder = `../screens/${subject}/`
  // `review-return.test.tsx` is about `review.tsx`.
  for (const words = name.split('-'); words.length > 0; words.pop()) {
    const load = screens[`${folder}${words.join('-')}.tsx`]
    if (load) return void (await load())
  }
  // It is about several screens, or named after a part of one.
  const all = Object.entries(screens).filter(([screen]) => screen.startsWith(folder))
  await Promise.all(all.map(([, load]) => load()))
})
