import { type FileStore, localFileStore } from '../files/file-store.ts'
import { type UploadFolder, uploadFolder } from '../files/upload-folder.ts'
import type { Config } from './config.ts'

type Place = Pick<Config, 's3' | 'dataDir'>

/** The file store of the settings: a bucket, or a folder of the data folder. */
export async function fileStore({ s3, dataDir }: Place): Promise<FileStore> {
  if (!s3) return localFileStore(dataDir)
  const { s3FileStore } = await import('../files/s3-file-store.ts')
  return s3FileStore(s3)
}

/** Where unfinished uploads are: in the bucket of the files, or in a folder beside them. */
export async function unfinishedUploads({ s3, dataDir }: Place): Promise<UploadFolder> {
  if (!s3) return uploadFolder(dataDir)
  const { s3UploadFolder } = await import('../files/s3-upload-folder.ts')
  return s3UploadFolder(s3)
}
