import { Hono } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import { fileOf } from './digital.queries.ts'
import { readDownloadToken } from './download-token.ts'

/** GET /download/{token}: a bought file, by its signed URL; requires no api-access key. */
export const downloadRoutes = new Hono<AppEnv>().get('/:token', async (c) => {
	const claim = readDownloadToken(c.req.param('token'), c.var.secret, c.var.clock())
	const file = claim && (await fileOf(c.var.db, claim.companyId, claim.storageId))
	const content = file && (await c.var.storage.streamPrivate(file.storageId))
	if (!file || !content) throw new Problem(404, 'DOWNLOAD_EXPIRED')
	return c.body(content, 200, {
		'content-type': file.contentType,
		'content-length': String(file.sizeBytes),
		'content-disposition': `attachment; filename="${file.fileName.replace(/[^A-Za-z0-9._ -]/g, '_')}"`,
		'cache-control': 'private, no-store',
		'content-security-policy': "sandbox; default-src 'none'",
		'x-content-type-options': 'nosniff',
	})
})
