import { valueInWords } from '@portal/domain/settings/in-words.ts'
import type { Setting } from '@portal/domain/settings/setting.ts'
import {
  ministrySettings,
  type SettingName,
  sectionNames,
  settingNames,
  settingSections,
} from '@portal/domain/settings/settings.ts'
import { expect, it } from 'vitest'

const longestLine = 120

/** What the page of the settings says, from their registry. */
function page(): string {
  const sections = sectionNames.map((section) => {
    const { title, lead, settings } = settingSections[section]
    const names = settingNames.filter((name) => name in settings)
    return [`## ${title}`, wrapped(lead), names.map(itemOf).join('\n')].join('\n\n')
  })
  return `${[opening, ...sections].join('\n\n')}\n`
}

const opening = `# The ministry's settings

Officers with the duty \`settings\` change them under *Settings → Ministry*, each from a day on
([decision 11](decisions/0011-settings.md)). \`npm run lists\` writes this page from \`domain/settings/\`.`

function itemOf(name: SettingName): string {
  const setting: Setting = ministrySettings[name]
  const { label, effect, initial, since } = setting
  const facts = [
    ...boundsOf(setting),
    `at first: ${valueInWords(name, initial, () => 'Niger')}`,
    ...(since ? [`since version ${since}`] : []),
  ]
  const inSentence = facts.join('; ').replace(/^./, (letter) => letter.toUpperCase())
  return wrapped(`- **${label}** (\`${name}\`): ${effect} *${inSentence}.*`)
}

function boundsOf(setting: Setting): string[] {
  switch (setting.kind) {
    case 'whole number':
      return [`from ${setting.least} to ${setting.most.toLocaleString('en')}`]
    case 'choice':
      return [
        `one of ${Object.keys(setting.choices)
          .map((value) => `\`${value}\``)
          .join(', ')}`,
      ]
    case 'line':
    case 'prose':
      return [`at most ${setting.longest.toLocaleString('en')} characters`]
    case 'phone':
    case 'state':
    case 'picture':
      return []
  }
}

function wrapped(text: string): string {
  const lines: string[] = []
  const indent = text.startsWith('- ') ? '  ' : ''
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= longestLine) lines.splice(-1, 1, `${line} ${word}`)
    else lines.push(line === undefined ? word : `${indent}${word}`)
  }
  return lines.join('\n')
}

// `npm run lists` writes it.
it('docs/settings.md lists every setting as the registry has it', async () => {
  await expect(page()).toMatchFileSnapshot('../docs/settings.md')
})
