import { setUpStates, setUpStepNames } from '@portal/domain/settings/set-up.ts'
import { z } from 'zod'

/** A step of the set-up: what it is called and where it leads is in domain/settings/set-up.ts. */
const setUpStep = z.object({
  name: z.enum(setUpStepNames),
  state: z.enum(setUpStates),
  detail: z.string().describe('How it stands, in a sentence or two.'),
})

/** How far the portal is set up, in the order in which it is best done. */
export const setUp = z
  .object({
    steps: z.array(setUpStep),
    is_unused: z.boolean().describe('There is no facility yet.'),
  })
  .meta({
    id: 'SetUp',
    examples: [
      {
        steps: [{ name: 'phone', state: 'open', detail: 'Owners do not know whom to call.' }],
        is_unused: true,
      },
    ],
  })
export type SetUp = z.output<typeof setUp>
