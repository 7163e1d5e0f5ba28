import {
	type FileUpload,
	FormDataParseError,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	parseFormData,
} from '@remix-run/form-data-parser'
import type { Context } from 'hono'
import { PaymentConfirmationWire } from '#contract/payment.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { checked } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { LARGEST_PROOF } from '#website-api/modules/uploads/proof.ts'

const LARGEST_BODY = LARGEST_PROOF + 64 * 1024
const MOST_PARTS = 20

/**
 * The multipart body of a payment confirmation, read as a stream and cut off at its limits. 415 another type,
 * 413 too large, 422 with errors per field.
 */
export async function readConfirmation(
	c: Context<AppEnv>,
): Promise<{ request: PaymentConfirmationWire; proof: Uint8Array }> {
	if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')) {
		throw new Problem(415, 'MEDIA_TYPE_UNSUPPORTED')
	}
	const form = await parse(c.req.raw)
	const fields: Record<string, string> = {}
	for (const [name, value] of form) {
		if (typeof value === 'string') fields[name] ??= value
	}
	const request = checked(fields, PaymentConfirmationWire, c.var.locale)
	const file = form.get('PROOF')
	if (!(file instanceof Blob) || file.size === 0) {
		throw fieldProblem('PROOF', { message: 'PROOF_REQUIRED' })
	}
	return { request, proof: new Uint8Array(await file.arrayBuffer()) }
}

async function parse(request: Request): Promise<FormData> {
	const limits = {
		maxFiles: 1,
		maxFileSize: LARGEST_PROOF,
		maxParts: MOST_PARTS,
		maxTotalSize: LARGEST_BODY,
	}
	try {
		return await parseFormData(request, limits, keepProof)
	} catch (error) {
		if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
			throw new Problem(413, 'PROOF_TOO_LARGE', {
				errors: { PROOF: [{ message: 'PROOF_TOO_LARGE' }] },
			})
		}
		if (error instanceof MaxFilesExceededError || error instanceof MaxPartsExceededError) {
			throw new Problem(413, 'BODY_TOO_LARGE')
		}
		if (error instanceof FormDataParseError) throw new Problem(400, 'BODY_MALFORMED')
		throw error
	}
}

function keepProof(file: FileUpload) {
	return file.fieldName === 'PROOF' ? file : undefined
}
