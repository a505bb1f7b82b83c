import type { Problem } from '@portal/contract/problem.ts'
import { statusOfRefusal } from '@portal/contract/problem.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import { expect } from 'vitest'

interface Refusable {
  status: number
  problem: Problem | undefined
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Checks that the response is this refusal with its status and, if a field is given, with a sentence for the field. */
    toBeRefused: (code: RefusalCode, field?: string) => R
  }
}

expect.extend({
  toBeRefused({ status, problem }: Refusable, code: RefusalCode, field?: string) {
    const right =
      problem?.code === code && status === statusOfRefusal[code] && (!field || problem.errors?.[field]?.length)
    return {
      pass: Boolean(right),
      message: () => `expected ${code}${field ? ` on ${field}` : ''}, got ${status} ${JSON.stringify(problem)}`,
    }
  },
})
