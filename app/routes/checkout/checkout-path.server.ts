import type { AppLoadContext } from '@remix-run/node'
import { type Path, paths, withQuery } from '#app/paths.ts'

/** The checkout page of the current purchase. */
export function checkoutPath(
	{ checkout }: Pick<AppLoadContext, 'checkout'>,
	query: { step?: string; q?: string } = {},
): Path {
	return withQuery(paths.checkout, { buy: checkout.key ?? undefined, ...query })
}
