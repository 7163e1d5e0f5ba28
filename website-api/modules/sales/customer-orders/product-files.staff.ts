import { fileTypeFromBuffer } from 'file-type'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { OperatorFileQueryWire } from '#contract/operator-file.ts'
import { readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { attachFile, MAX_PRODUCT_FILE_BYTES } from './product-file.command.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'

/** Endpoints for files of digital products, under /operator/v1/sites/{code}. */
export const productFileStaffRoutes = new Hono<OperatorEnv>().put(
	'/:code/products/:slug/file',
	bodyLimit({
		maxSize: MAX_PRODUCT_FILE_BYTES,
		onError: () => {
			throw new Problem(413, 'BODY_TOO_LARGE')
		},
	}),
	async (c) => {
		const companyId = await companyOf(c)
		const { FILE_NAME } = readQuery(c, OperatorFileQueryWire)
		const bytes = new Uint8Array(await c.req.arrayBuffer())
		if (bytes.length === 0) throw new Problem(400, 'BODY_MALFORMED')
		const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream'
		const { fileName, sizeBytes } = await attachFile(
			c.var,
			{ companyId, slug: c.req.param('slug') },
			{ fileName: FILE_NAME, contentType, bytes },
		)
		return c.json({ data: { FILE_NAME: fileName, FILE_SIZE_BYTES: sizeBytes } })
	},
)
