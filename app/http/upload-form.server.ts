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
	/** Largest file and largest form, in bytes. */
	fileSize: number
	total: number
}

/** Parses a multipart form from a stream. @throws Response 413 when it is too large, 400 when it is malformed */
export async function readUploadForm(request: Request, limits: Limits): Promise<FormData> {
	const form = await parsed(request, limits)
	// Checked again, since this parser may read other names than the guard in front.
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
