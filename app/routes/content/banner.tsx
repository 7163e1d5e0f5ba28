import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getBanner } from '#contract/content.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { BannerScreen } from '#app/features/content/BannerScreen.tsx'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { keepLost } from '../layouts/framed.tsx'
import { openHref } from '../open-paths.ts'

export const handle = { i18n: ['catalog', 'content'], script: false }

/** A banner's picture, text and products. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { locale, dataSaver } = context
	const banner = await orRespond(context.call(getBanner, { slug: params.slug ?? '' }))
	const { title, subtitle, wide, tall } = banner
	const hrefOf = (target: string) => openHref(locale, target)
	const href = hrefOf(banner.target)
	context.keepUntil(...flashEnds(banner.products))
	return {
		title,
		subtitle,
		wide,
		tall,
		dataSaver,
		html: safeHtml(banner.html, { top: 2, hrefOf }),
		href: href === localePath(locale, paths.banner(banner.slug)) ? null : href,
		products: banner.products.map((card) => cardView(card, locale)),
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) => {
	if (!args.data) return []
	const { title, subtitle, wide } = args.data
	return pageMeta(args, { title, description: subtitle, image: wide })
}

export default function Banner() {
	return <BannerScreen {...useLoaderData<typeof loader>()} />
}
