import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { theme } from './theme.ts'

const own = mergeMantineTheme(DEFAULT_THEME, theme)

const unused = /-color-(dark|pink|grape|violet|indigo|blue|cyan|teal|lime|yellow|orange)-/

function themeVariables(): string {
  const { variables, light } = defaultCssVariablesResolver(own)
  const lines = Object.entries({ '--mantine-color-scheme': 'light', ...variables, ...light })
    .filter(([name]) => !unused.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`)
  const note = '/* Written from theme.ts by its test: npx vitest run --project web ui/theme -u */'
  return `${note}\n:root {\n${lines.join('')}}\n`
}

describe('the theme', () => {
  it('is what the style sheet says, so that nothing is injected into the page', async () => {
    await expect(themeVariables()).toMatchFileSnapshot('./theme-variables.css')
  })

  it('has a green and a red that can be read on white and on the warm surface, at rest and under the pointer', () => {
    for (const colour of ['green', 'red']) {
      for (const shade of [7, 8, 9]) {
        expect(contrast(own.colors[colour]?.[shade] ?? '', '#ffffff')).toBeGreaterThan(4.5)
        expect(contrast(own.colors[colour]?.[shade] ?? '', own.colors.gray[1])).toBeGreaterThan(4.5)
      }
    }
  })

  it('has greys that can be read, and borders of inputs that can be seen', () => {
    expect(contrast(own.colors.gray[6], own.colors.gray[1])).toBeGreaterThan(4.5)
    expect(contrast(own.colors.gray[5], '#ffffff')).toBeGreaterThan(3)
  })
})
