import type { Chance } from './chance.ts'

/** How people type a name, by what they do with it. */
export const typedWays: Record<string, (name: string, dice: Chance) => string> = {
  exact: (name) => name,
  reversed: (name) => wordsIn(name).toReversed().join(' '),
  'first and last word': (name) => {
    const words = wordsIn(name)
    return `${words.at(0)} ${words.at(-1)}`
  },
  'a letter missing': (name, dice) => changeWord(name, dice, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'letters swapped': (name, dice) =>
    changeWord(
      name,
      dice,
      (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ),
  'first four letters': (name) =>
    wordsIn(name)
      .map((word) => word.slice(0, 4))
      .join(' '),
  'no marks': (name) => name.replaceAll(/['’.]/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
}

function wordsIn(name: string): string[] {
  return name.split(/\s+/)
}

/** Changes the longest word of a name somewhere in its middle. */
function changeWord(name: string, dice: Chance, change: (word: string, at: number) => string): string {
  const words = name.match(/\p{L}+/gu) ?? [name]
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  const middle = 1 + Math.floor(dice.share() * Math.max(1, longest.length - 3))
  return name.replace(longest, change(longest, middle))
}
