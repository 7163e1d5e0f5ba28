import {
	type FileUpload,
	FormDataParseError,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	parseFormData,
} from '@remix-run/form-data-parser'
import type { z } from 'zod'
import { type Requested, checked } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MessageCode } from '#website-api/i18n/messages.ts'

/** The maximum size of a file, in bytes; the storefront's forms state the same. */
const MAX_FILE_BYTES = 5 * 1024 * 1024
const MAX_PARTS = 40
/** The maximum size of all text fields of a form, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024
/** The maximum duration of a body, in ms, so that a slow client does not occupy a slot. */
const BODY_MS = 60_000
/** The maximum pause in ms, and the minimum rate in bytes per second: a storefront sends a body at once. */
const PAUSE_MS = 5_000
const BYTES_PER_SECOND = 64 * 1024

export type FileField = {
	name: string
	maxFiles: number
	tooLarge: MessageCode
	tooMany: MessageCode
}

/**
 * Parses a multipart body as a stream with limits: its fields by the schema, and the files of one field without empty
 * ones. 415 for another type, 413 if too large or too many, 422 with errors per field.
 */
export async function readMultipart<T extends z.ZodType>(
	c: Requested,
	schema: T,
	field: FileField,
): Promise<{ request: z.output<T>; files: Uint8Array[] }> {
	if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')) {
		throw new Problem(415, 'MEDIA_TYPE_UNSUPPORTED')
	}
	const form = await parse(c.req.raw, field)
	const fields: Record<string, string> = {}
	let text = 0
	for (const [name, value] of form) {
		if (typeof value !== 'string') continue
		text += Buffer.byteLength(name) + Buffer.byteLength(value)
		if (text > MAX_TEXT_BYTES) throw new Problem(413, 'BODY_TOO_LARGE')
		// A multipart body has CRLF for each line break; the schemas of texts take LF.
		fields[name] ??= value.replaceAll('\r\n', '\n')
	}
	const request = checked(fields, schema, c.var.locale)
	const blobs = form.getAll(field.name).filter((file) => file instanceof Blob && file.size > 0)
	const files = await Promise.all(
		blobs.map(async (file) => new Uint8Array(await new Response(file).arrayBuffer())),
	)
	return { request, files }
}

async function parse(request: Request, { name, maxFiles, tooLarge, tooMany }: FileField) {
	const refuse = (code: MessageCode) =>
		new Problem(413, code, { errors: { [name]: [{ message: code }] } })
	try {
		return await parseFormData(
			inTime(request),
			{
				maxFiles,
				maxFileSize: MAX_FILE_BYTES,
				maxParts: MAX_PARTS,
				maxTotalSize: maxFiles * MAX_FILE_BYTES + 64 * 1024,
			},
			(file: FileUpload) => (file.fieldName === name ? file : undefined),
		)
	} catch (error) {
		if (error instanceof Problem) throw error
		if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
			throw refuse(tooLarge)
		}
		if (error instanceof MaxFilesExceededError) throw refuse(tooMany)
		if (error instanceof MaxPartsExceededError) throw new Problem(413, 'BODY_TOO_LARGE')
		if (error instanceof FormDataParseError) throw new Problem(400, 'BODY_MALFORMED')
		throw error
	}
}

/** The same request; reading its body fails if it stalls or takes too long. 408 BODY_TOO_SLOW. */
function inTime(request: Request): Request {
	if (!request.body) return request
	let timer: NodeJS.Timeout | undefined
	const end = performance.now() + BODY_MS
	let until = performance.now() + PAUSE_MS
	const clock = new TransformStream<Uint8Array, Uint8Array>({
		start(controller) {
			const watch = () => {
				const left = Math.min(until, end) - performance.now()
				if (left <= 0) return controller.error(new Problem(408, 'BODY_TOO_SLOW'))
				timer = setTimeout(watch, left)
				timer.unref()
			}
			watch()
		},
		transform(chunk, controller) {
			const earned = (chunk.length / BYTES_PER_SECOND) * 1_000
			until = Math.min(until + earned, performance.now() + PAUSE_MS)
			controller.enqueue(chunk)
		},
		flush: () => clearTimeout(timer),
	})
	const body = request.body.pipeThrough(clock)
	return new Request(request.url, {
		method: request.method,
		headers: request.headers,
		body,
		duplex: 'half',
	})
}
