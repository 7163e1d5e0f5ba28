import { fileTypeFromBuffer } from 'file-type'
import { bodyLimit } from 'hono/body-limit'
import * as productFile from '#contract/product-file.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { attachFile, MAX_PRODUCT_FILE_BYTES } from './product-file.command.ts'

/** Files of digital products. */
export const productFileAnswers = [
	answer(
		productFile.attachFile,
		async ({ companyId, params: { slug }, query: { fileName }, c }) => {
			const bytes = new Uint8Array(await c.req.arrayBuffer())
			if (bytes.length === 0) throw new Problem(400, 'BODY_MALFORMED')
			const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream'
			return attachFile(c.var, { companyId, slug }, { fileName, contentType, bytes })
		},
		bodyLimit({
			maxSize: MAX_PRODUCT_FILE_BYTES,
			onError: () => {
				throw new Problem(413, 'BODY_TOO_LARGE')
			},
		}),
	),
]
