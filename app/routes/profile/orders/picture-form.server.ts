import { maxPictures } from '#app/domain/customer-order.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'

// Higher than the limits of the form, so that the page can refuse files itself and keep the other values.
const maxRead = 32 * 1024 * 1024

/** The form of a review or a return with its pictures. @throws Response 413, 400 */
export function readPictureForm(request: Request): Promise<FormData> {
	return readUploadForm(request, {
		files: maxPictures * 4,
		fileSize: 4 * maxFileBytes,
		total: maxRead,
	})
}
