import { type FileStore, localFileStore } from '../files/file-store.ts'
import type { Config } from './config.ts'

/** The file store of the settings: a bucket, or a folder of the data folder. */
export async function fileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return localFileStore(dataDir)
  const { s3FileStore } = await import('../files/s3-file-store.ts')
  return s3FileStore(s3)
}
