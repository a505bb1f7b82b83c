import { type ReturnableSection, returnableSections } from './returned-items.ts'
import { rowSections } from './row-sections.ts'
import { type SectionState, type SectionStatus, sectionTitle } from './sections.ts'

/** How far a task is, for the owner. What was not returned is closed until the application is submitted again. */
export type TaskState = 'done' | 'in progress' | 'to do' | 'returned' | 'not returned'

/** A page on which an owner fills in a part of the application: a section, or some that belong together. */
export interface Task {
  /** The name of its first section, which is also the name of the page in addresses. */
  page: ReturnableSection
  title: string
  sections: readonly ReturnableSection[]
  state: TaskState
  /** What is asked for before Submit, a sentence each. */
  asked: readonly string[]
}

/** What an application has and lacks, as the page of the registration says it. */
export interface TaskFacts {
  sections: readonly Pick<SectionStatus, 'section' | 'state'>[]
  asked_before_submit: readonly { section: ReturnableSection; message: string }[]
  /** The items of a return that is open; null without one. */
  returned: readonly { section: ReturnableSection }[] | null
}

/** The page on which a section is filled in: its own, or that of the section that it belongs to. */
export function taskPageOf(section: ReturnableSection): ReturnableSection {
  const row: { section: string; page?: string } | undefined = rowSections.find((one) => one.section === section)
  return returnableSections.find((name) => name === row?.page) ?? section
}

/** The pages of an application, in the order in which an owner completes them. */
export const taskPages: readonly ReturnableSection[] = returnableSections.filter((name) => taskPageOf(name) === name)

/** What the page of a task is called: 'Staff and referees'. */
export function taskTitle(page: ReturnableSection): string {
  const titles = sectionsOn(page).map((section) =>
    section === 'facility' ? 'Facility details' : sectionTitle(section),
  )
  return titles.map((title, index) => (index === 0 ? title : title.toLowerCase())).join(' and ')
}

/** The sections that a page holds. */
function sectionsOn(page: ReturnableSection): ReturnableSection[] {
  return returnableSections.filter((section) => taskPageOf(section) === page)
}

/** The tasks of an application. Submit follows when all are done. */
export function describeTasks(facts: TaskFacts): Task[] {
  return taskPages.map((page) => {
    const sections = sectionsOn(page)
    const asked = facts.asked_before_submit.filter(({ section }) => sections.includes(section))
    const messages = asked.map(({ message }) => message)
    return { page, title: taskTitle(page), sections, state: stateOf(sections, messages, facts), asked: messages }
  })
}

function stateOf(on: readonly ReturnableSection[], asked: readonly string[], facts: TaskFacts): TaskState {
  if (facts.returned) {
    if (!facts.returned.some(({ section }) => on.includes(section))) return 'not returned'
    return asked.length === 0 ? 'done' : 'returned'
  }
  const states: SectionState[] = facts.sections.flatMap(({ section, state }) => (on.includes(section) ? [state] : []))
  if (states.every((state) => state === 'done')) return 'done'
  return states.every((state) => state === 'empty') ? 'to do' : 'in progress'
}

/** How many tasks are done, of how many that are open, and which is next. */
export interface TaskProgress {
  done: number
  total: number
  next: ReturnableSection | null
}

/** The progress of an application. After a return only what was returned counts. */
export function taskProgress(tasks: readonly Task[]): TaskProgress {
  const open = tasks.filter(({ state }) => state !== 'not returned')
  const left = open.filter(({ state }) => state !== 'done')
  return { done: open.length - left.length, total: open.length, next: left[0]?.page ?? null }
}
