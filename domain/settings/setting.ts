/** What every setting of the ministry has. The type of its values is that of `initial`. */
interface Common<Value> {
  /** What it is called on the screen and in the list of changes. */
  label: string
  /** What it decides, in a sentence: for the description of the calls and the list of settings. */
  effect: string
  /** What people who fill it in read below the label. */
  hint?: string
  /** The value until an officer changes it. */
  initial: Value
  /** The version of the portal that it came with; the first one if it is left out. */
  since?: string
}

/** A whole number within bounds. */
export interface WholeNumber extends Common<number> {
  kind: 'whole number'
  least: number
  most: number
  /** What is counted, in 'Enter a number of days from 1 to 365'. */
  counts?: string
  /** The width of its field; 4 if it is left out. */
  characters?: number
  /** '6 months'. */
  inWords: (value: number) => string
}

/** One of a few values. */
export interface Choice<Value extends string = string> extends Common<Value> {
  kind: 'choice'
  /** What is to be chosen, in 'Choose how long an approval lasts'. */
  subject: string
  /** The values in the order in which they are offered, each as people read it. */
  choices: Readonly<Record<Value, string>>
}

interface Text extends Common<string> {
  /** What is to be entered, in 'Enter the name of the portal'. */
  subject: string
  /** The most characters. */
  longest: number
  /** What else the text must fulfil, with what is said if it does not. */
  checks?: readonly { isMet: (text: string) => boolean; refusal: string }[]
  /** The text as people read it; as it is written if this is left out. */
  inWords?: (value: string) => string
}

/** A line of text. */
export interface Line extends Text {
  kind: 'line'
  /** What the text must match, with what is said if it does not. */
  pattern?: { matches: RegExp; refusal: string }
  /** Nothing needs to be filled in. */
  mayBeEmpty?: true
  /** How a text that was accepted is stored. */
  tidy?: (text: string) => string
  /** The width of its field. */
  characters?: number
}

/** Several lines of text. */
export interface Prose extends Text {
  kind: 'prose'
  /** The height of its field, in lines. */
  rows: number
}

/** A phone number, or nothing. */
export interface Phone extends Common<string> {
  kind: 'phone'
}

/** A state, by its id. */
export interface State extends Common<number> {
  kind: 'state'
}

/** The address of a picture, or none. It has a call of its own, and no field in a form. */
export interface Picture extends Common<string | null> {
  kind: 'picture'
}

/** A setting of the ministry. Each has a value for each day, see docs/decisions/0011-settings.md. */
export type Setting = WholeNumber | Choice | Line | Prose | Phone | State | Picture

/** What a setting can hold. */
export type SettingValue = Setting['initial']

/** Settings that are shown and changed together. */
export interface SettingSection {
  title: string
  /** What people read above the values: the effect of a change. */
  lead: string
  /** In the order in which they are shown. */
  settings: Readonly<Record<string, Setting>>
}

/** A setting that is a whole number. */
export function wholeNumber(row: Omit<WholeNumber, 'kind'>): WholeNumber {
  return { kind: 'whole number', ...row }
}

/** A setting that is one of a few values. */
export function choice<Value extends string>(
  row: Omit<Choice<Value>, 'kind' | 'initial'> & { initial: NoInfer<Value> },
): Choice<Value> {
  return { kind: 'choice', ...row }
}

/** A setting that is Yes or No. */
export function yesOrNo(row: Omit<Choice<'no' | 'yes'>, 'kind' | 'subject' | 'choices'>): Choice<'no' | 'yes'> {
  return choice({ subject: 'Yes or No', choices: { no: 'No', yes: 'Yes' }, ...row })
}

/** A setting that is a line of text. */
export function line(row: Omit<Line, 'kind'>): Line {
  return { kind: 'line', ...row }
}

/** A setting that is several lines of text. */
export function prose(row: Omit<Prose, 'kind'>): Prose {
  return { kind: 'prose', ...row }
}

/** A setting that is a phone number, or nothing. */
export function phoneNumber(row: Omit<Phone, 'kind'>): Phone {
  return { kind: 'phone', ...row }
}

/** A setting that is a state. */
export function state(row: Omit<State, 'kind'>): State {
  return { kind: 'state', ...row }
}

/** A setting that is a picture, or none. */
export function picture(row: Omit<Picture, 'kind'>): Picture {
  return { kind: 'picture', ...row }
}
