import { fieldProblem } from '#website-api/http/field-problem.ts'
import { encodePicture } from './encode-picture.ts'
import { storeUpload, type Place } from './store-upload.command.ts'
import type { FileField } from './multipart.ts'

/** One to five pictures of a return or a review. */
export const PICTURE_FIELD: FileField = {
	name: 'PICTURE',
	maxFiles: 5,
	tooLarge: 'PICTURE_TOO_LARGE',
	tooMany: 'PICTURES_TOO_MANY',
}

/** Encodes pictures from a customer anew. 422 on PICTURE: PICTURE_TYPE, PICTURE_UNREADABLE. */
export async function picturesFrom(files: Uint8Array[]): Promise<Uint8Array[]> {
	const kept: Uint8Array[] = []
	for (const bytes of files) {
		const content = await encodePicture(bytes)
		if (content === 'type') throw fieldProblem('PICTURE', { message: 'PICTURE_TYPE' })
		if (content === 'unreadable') throw fieldProblem('PICTURE', { message: 'PICTURE_UNREADABLE' })
		kept.push(content)
	}
	return kept
}

/** Encodes and stores pictures as uploads; unused ones are deleted within the hour. */
export async function storePictureUploads(place: Place, files: Uint8Array[]) {
	const pictures = await picturesFrom(files)
	return Promise.all(
		pictures.map((content) => storeUpload(place, { contentType: 'image/jpeg', content })),
	)
}

/** Headers of a user's picture: displayed inline, never executed, not stored by shared caches. */
export const PICTURE_HEADERS = {
	'content-type': 'image/jpeg',
	'cache-control': 'private, max-age=3600',
	'content-security-policy': "sandbox; default-src 'none'",
	'x-content-type-options': 'nosniff',
}
