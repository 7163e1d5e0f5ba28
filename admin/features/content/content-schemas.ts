import { z } from 'zod'
import { momentOf } from '#admin/http/shop-minute.ts'

/** One line; '' stands for none. Messages are text keys of `content`. */
export const line = (most: number) => z.string().trim().max(most, 'tooLong')
/** Characters of a text that a form takes. */
export const maxTextLength = 25_000
/** Several lines. */
export const text = z
	.string()
	.max(2 * maxTextLength, 'tooLong')
	.transform((value) => value.replace(/\r\n?/g, '\n').trim())
	.refine((value) => value.length <= maxTextLength, 'tooLong')
/** The last part of an address; '': made from the title. */
export const slug = line(100).regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slugWrong')
/** The id of a picture that was sent, '' for none. */
export const pictureId = z.string().regex(/^[a-z0-9]{0,64}$/, 'pictureWrong')
/** A moment by the clock in Jakarta; null for none. */
export const moment = z.union([
	z.literal('').transform(() => null),
	z
		.string()
		.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'momentWrong')
		.refine((value) => !Number.isNaN(Date.parse(value)), 'momentWrong')
		.transform(momentOf),
])
/** A page of the shop: its path, or its address as a browser shows it. */
export const target = line(400)
	.transform(pathOf)
	.refine((path) => path.length <= 300 && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path), 'targetWrong')
/** Products by their addresses or the last parts of them, one on each line. */
export const products = z
	.string()
	.transform((value) => [
		...new Set(
			value
				.split(/[\s,]+/)
				.map((one) => one.replace(/[?#].*$/, '').replace(/\/+$/, ''))
				.map((one) => one.slice(one.lastIndexOf('/') + 1))
				.filter(Boolean),
		),
	])
	.refine((slugs) => slugs.length <= 20 && slugs.every((one) => one.length <= 200), 'productsMany')

/** The path that an address of a browser names. */
export function pathOf(typed: string): string {
	if (!/^https?:\/\//i.test(typed)) return typed
	try {
		const { pathname, search, hash } = new URL(typed)
		return pathname.replace(/^\/en(?=\/|$)/, '').replace(/^$/, '/') + search + hash
	} catch {
		return ''
	}
}

/** The last part of an address for a title: "Promo Lebaran!" is "promo-lebaran". */
export function slugFor(title: string): string {
	return title
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 80)
		.replace(/-+$/, '')
}

/** The English text as a form shows it: '' while it is the Indonesian one. */
export function english(id: string, en: string): string {
	return id === en ? '' : en
}
