import { type Path, pathsOf } from '#web/domain/path-pattern.ts'
import { pages } from './pages/pages.ts'

export type { Path } from '#web/domain/path-pattern.ts'

const shop = pathsOf(pages.shop)

/** Every path that the shop links to or serves, by the name of its page (app/pages). */
export const paths = {
	...shop,
	/** The action of a checkout form. */
	checkoutForm: (form: string) => below(shop.checkout, form),
	orderSuccess: (number: string) => withQuery(shop.orderSuccess, { order: number }),
	orderPayment: (number: string) => withQuery(shop.orderPayment, { order: number }),
	orderTracking: (number: string) => withQuery(shop.orderTracking, { order: number }),
	orderAddress: (number: string) => withQuery(shop.orderAddress, { order: number }),
	/** A page of the shop's own text, by its key. */
	content: (key: string) => below('', key),
	auth: pathsOf(pages.auth),
	profile: pathsOf(pages.profile),
}

/** A path with a query string; undefined and empty parameters are left out. */
export function withQuery(
	path: Path,
	query: Record<string, string | number | undefined> | URLSearchParams,
): Path {
	const search =
		query instanceof URLSearchParams
			? query.toString()
			: Object.entries(query)
					.filter(([, value]) => value !== undefined && value !== '')
					.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
					.join('&')
	return search === '' ? path : `${path}?${search}`
}

function below(path: Path | '', part: string): Path {
	return `${path}/${encodeURIComponent(part)}`
}
