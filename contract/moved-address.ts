import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { message } from './message.ts'

/** Everything that has an address of its own: its table, and the storefront's paths in which `*` is its slug. */
export const ADDRESS_KINDS = [
	{ kind: 'product', paths: ['/product/*', '/product/*/watch'] },
	{ kind: 'category', paths: ['/products/*', '/fb-catalog/*.xml', '/fb-catalog/*.csv'] },
	{ kind: 'information', paths: ['/information/*'] },
	{ kind: 'banner', paths: ['/banner/*'] },
	{ kind: 'article', paths: ['/article/*'] },
	{ kind: 'article_category', paths: ['/articles/*'] },
] as const
export type AddressKind = (typeof ADDRESS_KINDS)[number]['kind']

const patterns = ADDRESS_KINDS.flatMap(({ kind, paths }) =>
	paths.map((path) => {
		const [before = '', after = ''] = path.split('*')
		return { kind, before, after }
	}),
)

/** The kind and slug in a path, and the same path with another slug; undefined: its pages have no slug. */
export function addressIn(path: string) {
	for (const { kind, before, after } of patterns) {
		if (!path.startsWith(before) || !path.endsWith(after)) continue
		const slug = path.slice(before.length, path.length - after.length)
		if (!/^[^/]{1,200}$/.test(slug)) continue
		return { kind, slug, withSlug: (other: string) => `${before}${other}${after}` }
	}
	return undefined
}

/** A path as addresses are compared: decoded, in lower case, without a slash at its end; undefined: malformed. */
export function comparablePath(pathname: string): string | undefined {
	try {
		const path = decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, '')
		return /^\/(?![/\\])[^\p{Cc}]+$/u.test(path) ? path : undefined
	} catch {
		return undefined
	}
}

const [, ...otherLanguages] = LANGUAGE_CODES

/** A path of the storefront without the language at its beginning. */
export function pathWithoutLanguage(pathname: string): string {
	const language = otherLanguages.find((code) => new RegExp(`^/${code}(/|$)`, 'i').test(pathname))
	return language === undefined ? pathname : pathname.slice(language.length + 1) || '/'
}

export const findMovedAddress = endpoint({
	method: 'GET',
	path: '/moved-address',
	summary: 'The present address of a page that has moved, or the target of a redirect of the shop',
	access: 'company',
	/** Without language and query string. */
	query: message({ path: ['PATH', z.string().max(500)] }),
	/** A path of the shop without language, or an https URL; null: the path has never had a page. */
	answer: message({ address: ['ADDRESS', z.string().nullable()] }),
})
