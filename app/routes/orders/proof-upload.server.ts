import { largestFile } from '#app/domain/upload.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'

// Read past the proof's own limits, so that a photo too large, or several, keep what was typed beside them.
const maxRead = 4 * largestFile
const maxFiles = 20

/** The form with a proof of payment. @throws Response 413, 400 */
export function readProofForm(request: Request): Promise<FormData> {
	return readUploadForm(request, { files: maxFiles, fileSize: maxRead, total: maxRead })
}
