import {
	FormDataParseError,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	parseFormData,
} from '@remix-run/form-data-parser'
import { largestProof } from '#app/features/orders/confirmation.form.ts'
import { reply } from '#app/http/reply.ts'

// Read past the proof's own limit, so that a photo somewhat too large keeps what was typed beside it.
const mostRead = 4 * largestProof

/** The multipart form, read as a stream. @throws Response 413 when it is far too large, 400 when it is none */
export async function readProofForm(request: Request): Promise<FormData> {
	try {
		return await parseFormData(request, {
			maxFiles: 2,
			maxFileSize: mostRead,
			maxParts: 40,
			maxTotalSize: mostRead + 64 * 1024,
		})
	} catch (error) {
		if (isTooLarge(error)) throw reply({ message: 'Too large' }, 413)
		if (error instanceof FormDataParseError) throw reply({ message: 'Malformed form' }, 400)
		throw error
	}
}

function isTooLarge(error: unknown): boolean {
	return (
		error instanceof MaxFileSizeExceededError ||
		error instanceof MaxTotalSizeExceededError ||
		error instanceof MaxFilesExceededError ||
		error instanceof MaxPartsExceededError
	)
}
