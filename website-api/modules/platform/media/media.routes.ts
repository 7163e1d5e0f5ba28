import { Hono } from 'hono'
import { z } from 'zod'
import { ICON_SIDES, MEDIA_FORMATS, MEDIA_WIDTHS } from '#contract/envelope.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Derivative } from '#website-api/media/derive.ts'

const types = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
	png: 'image/png',
	'mask.png': 'image/png',
} as const

const oneOf = (widths: readonly number[]) =>
	z.coerce.number().refine((width) => widths.includes(width))
const id = z.string().regex(/^[a-z0-9]{8,64}$/)
const Address = z.union([
	z.object({ id, width: oneOf(MEDIA_WIDTHS), format: z.enum(MEDIA_FORMATS) }),
	z.object({ id, width: oneOf(ICON_SIDES), format: z.enum(['png', 'mask.png']) }),
])

/** GET /media/{id}/{width}.{format}: a picture, cacheable forever; requires no api-access key. */
export function mediaRoutes(derive: (wanted: Derivative) => Promise<Buffer | undefined>) {
	return new Hono<AppEnv>().get('/:id/:file', async (c) => {
		const [, width, kind, masked] =
			/^(\d{1,4})(?:\.([a-z]+)|-(mask\.png))$/.exec(c.req.param('file')) ?? []
		const wanted = Address.safeParse({ id: c.req.param('id'), width, format: kind ?? masked })
		const bytes = wanted.success ? await derive(wanted.data) : undefined
		if (!wanted.success || !bytes) throw new Problem(404, 'NOT_FOUND')
		return c.body(new Uint8Array(bytes), 200, {
			'Content-Type': types[wanted.data.format],
			'Cache-Control': 'public, max-age=31536000, immutable',
			'X-Content-Type-Options': 'nosniff',
		})
	})
}
