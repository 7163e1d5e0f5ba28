import { largestFile } from '#app/domain/upload.ts'
import { readUploadForm } from '#app/http/upload-form.server.ts'

// Read past the proof's own limit, so that a photo somewhat too large keeps what was typed beside it.
const mostRead = 4 * largestFile

/** The form with a proof of payment. @throws Response 413, 400 */
export function readProofForm(request: Request): Promise<FormData> {
	return readUploadForm(request, { files: 2, fileSize: mostRead, total: mostRead })
}
