import { settingChange } from '@portal/contract/entities/settings.ts'
import type { Context } from '../../http/context.ts'
import { listSettingChanges } from '../../records/settings.ts'
import { describeSettings } from './settings-over-time.ts'

const mostChanges = 50

/** Every setting as it is today, with what comes next, and who changed what lately. */
export async function showSettings({ db, today }: Context) {
  const changes = await listSettingChanges(db)
  const newest = changes.toReversed().slice(0, mostChanges)
  return {
    data: await describeSettings(db, today),
    changes: newest.map(({ key, ...change }) => settingChange.parse({ ...change, name: key })),
  }
}
