import type { AppLoadContext } from '@remix-run/node'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths, withQuery } from '#app/paths.ts'

/** The full address at which anyone who knows its phone number sees an order. */
export function orderAddress({ locale, origin, site }: AppLoadContext, number: string): string {
	const path = localePath(locale, withQuery(paths.orderLookUp, { order: number }))
	return `${canonicalOrigin(origin, site.mainHost)}${path}`
}
