import { z } from 'zod'
import { emptyOr, shopTime } from '#admin/http/form-schemas.ts'

/** One line, perhaps empty. Messages are text keys of `content`. */
export const line = (maxLength: number) => z.string().trim().max(maxLength, 'tooLong')
/** Maximum characters of a text in a form. */
export const maxTextLength = 25_000
/** Several lines. */
export const text = z
	.string()
	.max(2 * maxTextLength, 'tooLong')
	.transform((value) => value.replace(/\r\n?/g, '\n').trim())
	.refine((value) => value.length <= maxTextLength, 'tooLong')
/** A slug; '' to make it from the title. */
export const slug = line(100).regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slugWrong')
/** The id of an uploaded picture; '' for none. */
export const pictureId = z.string().regex(/^[a-z0-9]{0,64}$/, 'pictureWrong')
/** A time in Jakarta; null for none. */
export const moment = emptyOr(shopTime('momentWrong'))
/** A page of the shop, by path or full address. */
export const target = line(400)
	.transform(pathOf)
	.refine((path) => path.length <= 300 && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path), 'targetWrong')
/** Products by address or slug, one per line. */
export const products = z
	.string()
	.transform((value) => [
		...new Set(
			value
				.split(/[\s,]+/)
				.map((part) => part.replace(/[?#].*$/, '').replace(/\/+$/, ''))
				.map((part) => part.slice(part.lastIndexOf('/') + 1))
				.filter(Boolean),
		),
	])
	.refine(
		(slugs) => slugs.length <= 20 && slugs.every((part) => part.length <= 200),
		'productsMany',
	)

/** The path of an address. */
export function pathOf(typed: string): string {
	if (!/^https?:\/\//i.test(typed)) return typed
	try {
		const { pathname, search, hash } = new URL(typed)
		return pathname.replace(/^\/en(?=\/|$)/, '').replace(/^$/, '/') + search + hash
	} catch {
		return ''
	}
}

/** The slug for a title: "Promo Lebaran!" becomes "promo-lebaran". */
export function slugFor(title: string): string {
	return title
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 80)
		.replace(/-+$/, '')
}
