import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { compareProducts, listLikedProducts } from '#contract/product-lists.ts'
import { comparedIds } from '#app/features/catalog/compare.ts'
import { compareView } from '#app/features/catalog/compare-view.ts'
import { CompareScreen } from '#app/features/catalog/CompareScreen.tsx'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { bestSellers, typedMatches } from './suggested.server.ts'

export const handle = { i18n: ['catalog'] }

/** Products to add that are offered. */
const offered = 8

/** GET ?p=12&p=7: these products side by side. `q` searches for another to add. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { call, locale } = context
	const search = new URL(request.url).searchParams
	const ids = comparedIds(search)
	const text = (search.get('q') ?? '').trim().slice(0, 100)
	const [products, found] = await Promise.all([
		ids.length === 0
			? []
			: orRespond(call(compareProducts, { query: { ids } })).then(({ list }) => list),
		orNull(candidatesOf(context, text, ids)),
	])
	const t = translator(locale)
	return {
		...compareView(products, { t, locale }),
		text,
		candidates: (found ?? [])
			.filter(({ id }) => !ids.includes(id))
			.slice(0, offered)
			.map((card) => cardView(card, locale)),
		dataSaver: context.dataSaver,
		title: t('catalog:compare.title'),
	}
}

export const action = noForm

async function candidatesOf(context: AppLoadContext, text: string, ids: number[]) {
	if (text !== '') return (await typedMatches(context, text, offered + ids.length)).list
	if (ids.length === 0) return bestSellers(context, offered)
	const how = { optional: true, isKept: false } as const
	return (await context.call(listLikedProducts, { query: { ids, limit: offered } }, how)).list
}

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

export default function Compare() {
	return <CompareScreen {...useLoaderData<typeof loader>()} />
}
