import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { cardView } from '#app/features/goods/card-view.ts'
import type { BannerView } from '#app/features/catalog/BannerCarousel.tsx'
import { HomeScreen } from '#app/features/catalog/HomeScreen.tsx'
import { articleCardView } from '#app/features/content/article-view.ts'
import { cardsPerPage } from '#app/features/catalog/listing.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { flashSection } from '#app/features/flash-sale/flash-section.ts'
import { bannerSizes, imageWidths } from '#app/domain/image-widths.ts'
import { isCourier } from '#app/domain/shipping.ts'
import { shopStructuredData } from '#app/features/seo/shop-structured-data.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#app/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { pictureLinks } from '#app/ui/Picture.tsx'
import { openHref } from '../open-paths.ts'
import { keepPage } from '../layouts/framed.tsx'
import { shopPlaceOf } from '../shop-place.ts'

export const handle = { i18n: ['catalog'] }

export async function loader({ context }: LoaderFunctionArgs) {
	const { catalog, shipping, payments, content } = context.api
	const [newest, sale, couriers, ways, articles] = await Promise.all([
		orRespond(catalog.products({ page: 1, pageSize: cardsPerPage, sort: 'newest' })),
		orNull(catalog.flashSale()),
		orNull(shipping.methods()),
		orNull(payments.methods()),
		orNull(content.latestArticles(3)),
	])
	context.keepUntil(sale?.endsAt, ...flashEnds(newest.items))
	context.describe(...shopStructuredData(shopPlaceOf(context), context.site))
	const t = translator(context.locale)
	return {
		shop: context.site.title,
		description: context.site.description,
		dataSaver: context.dataSaver,
		banners: bannersOf(context),
		categories: context.categories
			.filter((category) => category.productCount > 0)
			.map(({ slug, name, icon }) => ({ slug, name, icon })),
		flashSale: flashSection(sale, context),
		cards: newest.items.map((card) => cardView(card, context.locale)),
		more: newest.totalPages > 1,
		couriers: [...new Set((couriers ?? []).filter(isCourier).map(({ vendorName }) => vendorName))],
		articles: (articles?.items ?? []).map((card) => articleCardView(card, context.locale, t)),
		banks: (ways ?? []).flatMap(({ banks }) => banks.map(({ name }) => name)),
	}
}

function bannersOf({ site, locale }: AppLoadContext) {
	return site.banners.map(({ slug, title, subtitle, target, wide, tall }) => ({
		slug,
		title,
		subtitle,
		wide,
		tall,
		href: openHref(locale, target) ?? localePath(locale, paths.banner(slug)),
	}))
}

export const shouldRevalidate = keepPage

export const meta: MetaFunction<typeof loader> = (args) => {
	const { description, banners, dataSaver } = args.data ?? {}
	const banner = banners?.[0]
	return [
		...pageMeta(args, { title: '', description, image: banner?.wide }),
		...(banner ? bannerLinks(banner, dataSaver) : []),
	]
}

function bannerLinks({ wide, tall }: Pick<BannerView, 'wide' | 'tall'>, dataSaver?: boolean) {
	const widths = imageWidths.banner
	return pictureLinks({ image: wide, tall, widths, sizes: bannerSizes, dataSaver })
}

export default function Home() {
	return <HomeScreen {...useLoaderData<typeof loader>()} />
}
