import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const workspaces = ['domain', 'contract', 'server', 'web']

/** The commit of the oldest version from which a rolling upgrade to this one is promised. */
export function olderCommit(): string {
  return readFileSync(join(root, 'ops/older-version'), 'utf8').trim()
}

/** Why this clone cannot build the older version, as a sentence; undefined if it can. */
export function whyNotHere(): string | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${olderCommit()}^{commit}`], { cwd: root, stdio: 'ignore' })
    return undefined
  } catch {
    return `This clone does not have the commit ${olderCommit()} of ops/older-version. Fetch the whole history, then run it again.`
  }
}

/** Puts the older version into an empty folder. It uses the packages that are installed here, and no web. */
export function checkOutOlder(folder: string): void {
  execFileSync('git', ['worktree', 'prune'], { cwd: root })
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, olderCommit()], { cwd: root, stdio: 'ignore' })
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const workspace of workspaces) {
    const installed = join(root, workspace, 'node_modules')
    if (existsSync(installed)) symlinkSync(installed, join(folder, workspace, 'node_modules'))
  }
}

/** Removes the folder and what git noted of it. */
export function removeOlder(folder: string): void {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'ignore' })
}

/** Links each installed package, except those of the portal itself, which are those of the older version. */
function linkPackages(installed: string, own: string): void {
  mkdirSync(join(own, '@portal'), { recursive: true })
  for (const workspace of workspaces) symlinkSync(join('../..', workspace), join(own, '@portal', workspace))
  for (const name of readdirSync(installed)) {
    if (name !== '@portal' && !name.startsWith('.')) symlinkSync(join(installed, name), join(own, name))
  }
}
