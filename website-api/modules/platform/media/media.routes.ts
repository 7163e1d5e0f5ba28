import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
	ICON_SIDES,
	MEDIA_COMPANY_HEADER,
	MEDIA_FORMATS,
	MEDIA_WIDTHS,
	SHARE_SIZE,
} from '#contract/envelope.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Derivative } from '#website-api/media/derive.ts'
import { isStaffToken } from '#website-api/modules/platform/staff/staff-secrets.ts'
import { staffSessionOf } from '#website-api/modules/platform/staff/staff-session.command.ts'
import { pictureOf } from './picture.queries.ts'

const types = {
	avif: 'image/avif',
	webp: 'image/webp',
	jpg: 'image/jpeg',
	png: 'image/png',
	'mask.png': 'image/png',
	'share.jpg': 'image/jpeg',
} as const

const oneOf = (widths: readonly number[]) =>
	z.coerce.number().refine((width) => widths.includes(width))
const id = z.string().regex(/^[a-z0-9]{8,64}$/)
const Address = z.union([
	z.object({ id, width: oneOf(MEDIA_WIDTHS), format: z.enum(MEDIA_FORMATS) }),
	z.object({ id, width: oneOf(ICON_SIDES), format: z.enum(['png', 'mask.png']) }),
	z.object({ id, width: oneOf([SHARE_SIZE.width]), format: z.literal('share.jpg') }),
])

/**
 * How long a picture is cached. Any may be removed: a shared cache asks again within seconds, which costs it no bytes,
 * and a browser a day later; for a picture of a person it does so within seconds, too.
 */
const cached = {
	ofShop: 'public, max-age=86400, s-maxage=15',
	personal: 'public, max-age=10, must-revalidate',
	hidden: 'private, no-store',
}

/**
 * GET /media/{id}/{width}.{format}: a picture, with its company for the caches of storefronts; requires no api-access
 * key. Pictures of hidden reviews are shown to signed-in staff only.
 */
export function mediaRoutes(derive: (wanted: Derivative) => Promise<Buffer | undefined>) {
	return new Hono<AppEnv>().get('/:id/:file', async (c) => {
		const [, width, kind, masked] =
			/^(\d{1,4})(?:\.([a-z]+)|-(mask\.png|share\.jpg))$/.exec(c.req.param('file')) ?? []
		const wanted = Address.safeParse({ id: c.req.param('id'), width, format: kind ?? masked })
		const found = wanted.success ? await pictureOf(c.var.db, wanted.data.id) : undefined
		if (!wanted.success || !found || (found.isHidden && !(await isStaff(c)))) {
			throw new Problem(404, 'NOT_FOUND')
		}
		const etag = `"${wanted.data.id}-${width}-${wanted.data.format}"`
		const headers = {
			'Cache-Control': cached[found.isHidden ? 'hidden' : found.isPersonal ? 'personal' : 'ofShop'],
			ETag: etag,
			[MEDIA_COMPANY_HEADER]: String(found.companyId),
		}
		if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
		const bytes = await derive(wanted.data)
		if (!bytes) throw new Problem(404, 'NOT_FOUND')
		return c.body(new Uint8Array(bytes), 200, {
			...headers,
			'Content-Type': types[wanted.data.format],
			'X-Content-Type-Options': 'nosniff',
		})
	})
}

async function isStaff(c: Context<AppEnv>): Promise<boolean> {
	const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
	return isStaffToken(bearer) && (await staffSessionOf(c.var.db, bearer)) !== undefined
}
