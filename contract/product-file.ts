import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import { lineText } from './text.ts'

/** The body is the file, at most 100 MB; the product becomes a digital one. */
export const attachFile = endpoint({
	method: 'PUT',
	path: '/sites/{code}/products/{slug}/file',
	summary: 'The file that buyers of a digital product download',
	needs: 'products.files',
	query: message({
		fileName: [
			'FILE_NAME',
			lineText()
				.min(1)
				.max(120)
				.refine((name) => !/[/\\]/.test(name)),
		],
	}),
	bytes: 'application/octet-stream',
	answer: message({
		fileName: ['FILE_NAME', z.string()],
		sizeBytes: ['FILE_SIZE_BYTES', z.number().int().min(1)],
	}),
	failures: { 404: 'PRODUCT_NOT_FOUND' },
})
