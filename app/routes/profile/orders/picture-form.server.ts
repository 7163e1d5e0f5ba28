import { maxPictures } from '#app/domain/customer-order.ts'
import { largestFile } from '#app/domain/upload.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'

// More and larger ones than are taken, so that the page can say so and keep what was typed.
const maxRead = 32 * 1024 * 1024

/** The form of a review or a return, with its pictures. @throws Response 413, 400 */
export function readPictureForm(request: Request): Promise<FormData> {
	return readUploadForm(request, {
		files: maxPictures * 4,
		fileSize: 4 * largestFile,
		total: maxRead,
	})
}
