import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const theme = 'ui/theme.css'
/** The typeface states measures of fonts. */
const sheets = globSync('{ui,app,fields,features,screens,style-guide,signed-out}/**/*.css', { cwd: web }).filter(
  (path) => !path.includes('typeface'),
)

interface Declaration {
  property: string
  value: string
}

const textOf = (path: string) => readFileSync(join(web, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

function declarationsOf(path: string): Declaration[] {
  const found = textOf(path).matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)
  return [...found].map(([, property = '', value = '']) => ({ property, value: value.trim() }))
}

/** What may stand beside the tokens, and why. */
const reasons: Record<string, string> = {
  'printable-page.module.css font-size: 48px': 'Words in a drawing are as large as the drawing makes them',
  'answer.module.css font-size: clamp(var(--t-h2), 1.1rem + 1vw, var(--t-title))': 'It grows with the window',
  'plain-form.module.css padding-right: 4.75rem': 'Room for the button that shows the password',
}

const isColour = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(|\b(white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i
/** Em, percent, parts of the window and millimetres are measured from the text, the window and the sheet. */
const isLength = /(?<![\w.])\d*\.?\d+(rem|px|pt)\b/

/** Sizes of the thing itself, such as `width` and `grid-template-columns`, and positions are its own. */
const rules: { of: RegExp; isRaw: (value: string) => boolean }[] = [
  { of: /^(margin|padding|gap|row-gap|column-gap)/, isRaw: (value) => isLength.test(value) },
  { of: /^font(-size)?$/, isRaw: (value) => isLength.test(value.replace(/^\d+pt$/, '')) },
  { of: /radius$/, isRaw: (value) => isLength.test(value) },
  // A hairline, a line that says something, and the mark at the edge of a notice.
  { of: /^border/, isRaw: (value) => isLength.test(value.replaceAll(/\b[124]px\b/g, '')) },
  // A ring is a line that takes no room.
  {
    of: /^box-shadow$/,
    isRaw: (value) => isLength.test(value.replace(/^(inset )?0 (0|-2px)( 0)?( \d+(px|rem))? /, '')),
  },
]

function problemsOf(path: string): string[] {
  return declarationsOf(path)
    .filter(
      ({ property, value }) =>
        isColour.test(value.replaceAll(/var\([^)]*\)/g, '')) ||
        rules.some(({ of, isRaw }) => of.test(property) && isRaw(value)),
    )
    .map(({ property, value }) => `${basename(path)} ${property}: ${value}`)
    .filter((problem) => !(problem in reasons))
}

/** Text at 200 % on a phone; a phone of 320 px; phones; small and large tablets; a narrow, a usual and a wide window. */
const widths = [16, 21, 30, 40, 48, 56, 64, 75, 78]

describe('the tokens', () => {
  it('are all that style sheets use for colours, spaces, text sizes, corners, lines and shadows', () => {
    expect(sheets.length).toBeGreaterThan(60)
    expect(sheets.filter((path) => path !== theme).flatMap(problemsOf)).toEqual([])
  })

  it('are defined where they are used, and used where they are defined', () => {
    const defined = new Set(declarationsOf(theme).map(({ property }) => property))
    const used = new Set(
      sheets.flatMap((path) => [...textOf(path).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
    )
    const own = new Set(sheets.flatMap(declarationsOf).map(({ property }) => property))
    expect([...used].filter((name) => name && !own.has(name))).toEqual([])
    // The style guide shows the whole ladder of a colour.
    const unused = [...defined].filter((name) => !used.has(name) && /^--(?![gn]-\d)/.test(name))
    expect(unused).toEqual([])
  })

  it('have a short list of widths at which the layout changes', () => {
    const asked = sheets.flatMap((path) => [...textOf(path).matchAll(/@media[^{]*?(?:min|max)-width: ([\d.]+)(\w+)/g)])
    expect(asked.length).toBeGreaterThan(20)
    const others = asked.filter(([, width, unit]) => unit !== 'em' || !widths.includes(Math.round(Number(width))))
    expect(others.map(([query]) => query)).toEqual([])
  })
})
