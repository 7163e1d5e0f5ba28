import path from 'node:path'
import type { WatchCall } from '#process/provider-calls.ts'
import { folderObjects, type Objects } from './objects.ts'
import { s3Objects, type S3Settings } from './s3-objects.ts'

export type FilesPlace = { s3?: S3Settings | undefined; dataDir: string }

/** Folder of the files of an installation without a bucket. */
export function mediaFolder({ dataDir }: FilesPlace): string {
	return path.join(dataDir, 'media')
}

/** Where the files of the installation are: its bucket, or its folder. */
export function openObjects(place: FilesPlace, watch?: WatchCall): Objects {
	return place.s3 ? s3Objects(place.s3, watch) : folderObjects(mediaFolder(place))
}
