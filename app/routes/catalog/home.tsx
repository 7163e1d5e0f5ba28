import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { cardView } from '#app/features/catalog/card-view.ts'
import { HomeScreen } from '#app/features/catalog/HomeScreen.tsx'
import { cardsPerPage } from '#app/features/catalog/listing.ts'
import { isCourier } from '#app/domain/shipping.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { openHref } from '../open-paths.ts'

export const handle = { i18n: ['catalog'] }

export async function loader({ context }: LoaderFunctionArgs) {
	const { catalog, shipping, payments } = context.api
	const [newest, couriers, ways] = await Promise.all([
		orRespond(catalog.products({ page: 1, pageSize: cardsPerPage, sort: 'newest' })),
		orNull(shipping.methods()),
		orNull(payments.methods()),
	])
	return {
		shop: context.site.title,
		description: context.site.description,
		hemat: context.hemat,
		banners: bannersOf(context),
		categories: context.categories
			.filter((category) => category.productCount > 0)
			.map(({ slug, name, icon }) => ({ slug, name, icon })),
		cards: newest.items.map((card) => cardView(card, context.locale)),
		more: newest.totalPages > 1,
		couriers: [...new Set((couriers ?? []).filter(isCourier).map(({ vendorName }) => vendorName))],
		banks: (ways ?? []).flatMap(({ banks }) => banks.map(({ name }) => name)),
	}
}

function bannersOf({ site, locale }: AppLoadContext) {
	return site.banners.map(({ slug, title, subtitle, target, wide }) => ({
		...{ slug, title, subtitle, wide },
		href: openHref(locale, target),
	}))
}

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: '', description: args.data?.description })

export default function Home() {
	return <HomeScreen {...useLoaderData<typeof loader>()} />
}
