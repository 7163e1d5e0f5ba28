import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { getBanner } from '#contract/content.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { flashEnds } from '#app/features/flash-sale/flash-ends.ts'
import { safeHtml } from '#web/safe-html/safe-html.server.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Section } from '#app/ui/Section.tsx'
import { ContentTrail } from '#app/features/content/ContentTrail.tsx'
import { ResponsivePicture } from '#app/features/content/ResponsivePicture.tsx'
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

/** A banner's page: its text and its products. */
export default function Banner() {
	const { title, subtitle, html, wide, tall, href, products, dataSaver } =
		useLoaderData<typeof loader>()
	const { t } = useTranslation(['content', 'catalog'])
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{subtitle}
			</PageHeader>
			<ResponsivePicture
				wide={wide}
				tall={tall}
				widths={imageWidths.banner}
				dataSaver={dataSaver}
			/>
			<div className="mt-6 flex flex-col gap-4">
				{html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
				{href === null ? null : (
					<div>
						<ButtonLink variant="primary" href={href}>
							{t('banner.action')}
						</ButtonLink>
					</div>
				)}
			</div>
			{products.length > 0 ? (
				<Section id="products" title={t('banner.products')}>
					<CardGrid cards={products} dataSaver={dataSaver} />
				</Section>
			) : null}
		</Container>
	)
}
