import { maxFileBytes } from '#app/domain/upload.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'

// Larger than the proof's limits, so that the page can refuse a too large photo, or several, and keep the other values.
const maxRead = 4 * maxFileBytes
const maxFiles = 20

/** The form with the payment proof. @throws Response 413, 400 */
export function readProofForm(request: Request): Promise<FormData> {
	return readUploadForm(request, { files: maxFiles, fileSize: maxRead, total: maxRead })
}
