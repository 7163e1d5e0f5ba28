import {
	FormDataParseError,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	parseFormData,
} from '@remix-run/form-data-parser'
import { reply } from './reply.ts'

type Limits = {
	files: number
	/** Bytes of each file, and of the whole. */
	fileSize: number
	total: number
}

/** A multipart form, read as a stream. @throws Response 413 when it is far too large, 400 when it is none */
export async function readUploadForm(request: Request, limits: Limits): Promise<FormData> {
	try {
		return await parseFormData(request, {
			maxFiles: limits.files,
			maxFileSize: limits.fileSize,
			maxParts: 200,
			maxTotalSize: limits.total + 64 * 1024,
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
