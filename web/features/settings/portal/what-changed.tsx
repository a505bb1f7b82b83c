import changelog from '../../../../CHANGELOG.md?raw'
import layout from '../../../ui/layout/layout.module.css'
import { readChanges, wordsOf } from './read-changes.ts'
import styles from './what-changed.module.css'

const versions = readChanges(changelog)

function titleOf(name: string): string {
  return name.toLowerCase() === 'unreleased' ? 'Since the last numbered version' : `Version ${name}`
}

function Sentence({ children }: { children: string }) {
  return wordsOf(children).map(({ text, isCode, place }) => (isCode ? <code key={place}>{text}</code> : text))
}

/** The changes by version, from CHANGELOG.md at build time. */
export function WhatChanged() {
  return versions.map(({ name, groups }) => (
    <div key={name} className={`${layout.stack4} ${styles.version}`}>
      <h3>{titleOf(name)}</h3>
      {groups.map(({ title, changes }) => (
        <div key={title}>
          <h4 className={styles.kind}>{title}</h4>
          <ul className={`${layout.stack2} ${styles.changes}`}>
            {changes.map((change) => (
              <li key={change}>
                <Sentence>{change}</Sentence>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  ))
}
