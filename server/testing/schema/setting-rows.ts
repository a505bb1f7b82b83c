import type { Db } from '../../database/connect.ts'

const day = '2026-03-02'
const at = '2026-03-02T09:00:00Z'

/** Adds changes of the ministry's settings. */
export async function addSettingRows(db: Db, recorded_by: number) {
  await db
    .insertInto('setting_change')
    .values({ key: 'ministry_name', value: '"Ministry"', start_date: day, recorded_by })
    .execute()
  await db
    .insertInto('letter_words')
    .values({ kind: 'receipt', words: 'Keep this.', start_date: day, recorded_by, recorded_at: at })
    .execute()
  await db.insertInto('fee').values({ purpose: 'change', start_date: day, recorded_by }).execute()
  const holder = await db
    .insertInto('office_holder')
    .values({
      title: 'Hon. Commissioner',
      name: 'Aisha Bello',
      start_date: day,
      end_date: day,
      recorded_by,
      user_id: recorded_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('office_signature')
    .values({
      office_holder_id: holder.id,
      slug: 'signature',
      sha256: Buffer.alloc(32, 1),
      size_bytes: 1,
      start_date: day,
      recorded_by,
      recorded_at: at,
    })
    .execute()
  const kind = await db.selectFrom('document_kind').orderBy('id').limit(1).select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('document_example')
    .values({
      document_kind_id: kind.id,
      slug: 'example',
      media_type: 'image/png',
      sha256: Buffer.alloc(32, 1),
      size_bytes: 1,
      recorded_by,
      recorded_at: at,
    })
    .execute()
  await db
    .insertInto('set_up_answer')
    .values({ step: 'mail', answer: 'skipped', recorded_by, recorded_at: at })
    .execute()
  await db.insertInto('audit_check').values({ asked_by: recorded_by, asked_at: at }).execute()
  await db.insertInto('audit_check').values({ night: day, asked_at: at }).execute()
  await db.insertInto('crest').values({ slug: 'crest', media_type: 'image/png', size_bytes: 1, recorded_by }).execute()
}
