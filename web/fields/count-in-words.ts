import { lazily } from '@portal/domain/text/lazily.ts'

const inWords = lazily(() => new Intl.NumberFormat('en-NG'))

/** A number that may be a lower bound: '13', '1,000+'. */
export function countInWords({ total, or_more }: { total: number; or_more?: boolean | undefined }): string {
  return or_more ? `${inWords().format(total)}+` : inWords().format(total)
}
