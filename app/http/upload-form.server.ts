import {
	FormDataParseError,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	parseFormData,
} from '@remix-run/form-data-parser'
import { formLimits, isWellShaped } from './form-shape.ts'
import { reply } from './reply.ts'

type Limits = {
	files: number
	/** Bytes of each file, and of the whole. */
	fileSize: number
	total: number
}

/** A multipart form, read as a stream. @throws Response 413 when it is far too large, 400 when it is none */
export async function readUploadForm(request: Request, limits: Limits): Promise<FormData> {
	const form = await parsed(request, limits)
	// Another parser than that of the guard in front: it may have read other names.
	if (!isWellShaped(form)) throw malformed()
	return form
}

async function parsed(request: Request, limits: Limits): Promise<FormData> {
	try {
		return await parseFormData(request, {
			maxFiles: limits.files,
			maxFileSize: limits.fileSize,
			maxParts: formLimits.fields,
			maxTotalSize: limits.total + 64 * 1024,
		})
	} catch (error) {
		if (isTooLarge(error)) throw reply({ message: 'Too large' }, 413)
		if (error instanceof FormDataParseError) throw malformed()
		throw error
	}
}

function malformed() {
	return reply({ message: 'Malformed form' }, 400)
}

function isTooLarge(error: unknown): boolean {
	return (
		error instanceof MaxFileSizeExceededError ||
		error instanceof MaxTotalSizeExceededError ||
		error instanceof MaxFilesExceededError ||
		error instanceof MaxPartsExceededError
	)
}
