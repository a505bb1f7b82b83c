import { useSyncExternalStore } from 'react'
import { paths } from '../../../paths.ts'

/** How a person prefers to answer: all questions of a requirement on one page, or one question at a time. */
export type AnswerMode = 'all' | 'one'

const storageKey = 'answer-mode'
const listeners = new Set<() => void>()

/** The choice of this browser; all on one page by default. */
function chosenMode(): AnswerMode {
  return localStorage.getItem(storageKey) === 'one' ? 'one' : 'all'
}

/** Remembers the choice in this browser. */
export function rememberAnswerMode(mode: AnswerMode): void {
  localStorage.setItem(storageKey, mode)
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the path to the questions of a requirement, for the way of answering that the person prefers. */
export function useQuestionsPath(): (requirementId: number, facilityId: number) => string {
  const mode = useSyncExternalStore(listen, chosenMode)
  return mode === 'all'
    ? paths.answerAllQuestions
    : (requirement, facility) => paths.answerRequirement(requirement, facility)
}
