import type { AppLoadContext } from '@remix-run/node'
import { LANGUAGES } from '#contract/languages.ts'
import type { ProductCard } from '#contract/product-card.ts'
import { suggestProducts } from '#contract/product-lists.ts'

type Asking = Pick<AppLoadContext, 'call' | 'locale'>

/** Products for a typed text, what fits best first, and their categories. An optional call. */
export function typedMatches({ call, locale }: Asking, text: string, limit: number) {
	const query = { language: LANGUAGES[locale].number, text, limit, isById: false }
	return call(suggestProducts, { query }, { optional: true, isKept: false })
}

/** What sold best in the last 90 days, then what ever sold best. An optional call. */
export async function bestSellers({ call, locale }: Asking, limit: number): Promise<ProductCard[]> {
	const query = { language: LANGUAGES[locale].number, limit, isById: false }
	const how = { optional: true, isKept: false } as const
	return (await call(suggestProducts, { query }, how)).list
}

/** These products, at most 100, in this order; products no longer sold are left out. */
export async function cardsById(
	{ call, locale }: Asking,
	ids: number[],
	{ optional }: { optional: boolean },
): Promise<ProductCard[]> {
	const query = {
		language: LANGUAGES[locale].number,
		ids: ids.join(','),
		limit: ids.length,
		isById: true,
	}
	return (await call(suggestProducts, { query }, { optional })).list
}
