import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listSaleReminders } from '#contract/flash-sale.ts'
import { getHome, type Home } from '#contract/home.ts'
import { endsIn } from '#contract/message-moments.ts'
import { bannerSizes, heroSizes, imageWidths } from '#app/domain/image-widths.ts'
import type { Reminding } from '#app/features/flash-sale/next-sale-view.ts'
import { homeView, type HomeSectionView } from '#app/features/home/home-view.ts'
import { shopStructuredData } from '#app/features/seo/shop-structured-data.ts'
import type { ShopContext } from '#app/http/context.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { pictureLinks } from '#app/ui/Picture.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { HomeSection } from '#app/features/home/HomeSection.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Container } from '#app/ui/Container.tsx'
import { openHref } from '../open-paths.ts'
import { keepPage } from '../layouts/framed.tsx'
import { shopPlaceOf } from '../shop-place.ts'

export const handle = { i18n: ['catalog'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const token = new URL(request.url).searchParams.get('preview')
	const home = await orRespond(
		token === null
			? context.call(getHome, {})
			: context.call(getHome, { query: { preview: token } }, { isKept: false }),
	)
	context.keepUntil(...endsIn(getHome.declared.answer, home))
	context.describe(...shopStructuredData(shopPlaceOf(context), context.site))
	const { locale, now, site, categories, dataSaver } = context
	return {
		shop: site.title,
		title: translator(locale)('frame:home'),
		description: site.description,
		dataSaver,
		isPreview: token !== null,
		sections: homeView(home.sections, {
			locale,
			now,
			categories,
			dataSaver,
			t: translator(locale),
			banners: bannersOf(context),
			reminding: await context.personal('reminders', (visitor) => remindingOf(visitor, home)),
			hrefOf: (target) => (target.startsWith('https://') ? target : openHref(locale, target)),
		}),
	}
}

export const action = noForm

/** A guest signs in first; a customer's reminders are read only where a sale is announced. */
async function remindingOf(context: ShopContext, { sections }: Home): Promise<Reminding> {
	if (context.customer.current() === null) return { signIn: context.signInPath }
	const hasNext = sections.some((one) => one.kind === 'FLASH_SALE' && one.next !== null)
	const reminders = hasNext
		? await orNull(context.call(listSaleReminders, {}, { optional: true }))
		: null
	return { formToken: context.formToken(), saleIds: (reminders?.list ?? []).map(({ id }) => id) }
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
	const {
		shop = '',
		title = '',
		description,
		sections = [],
		dataSaver,
		isPreview,
	} = args.data ?? {}
	const opening = sections[0] && openingPicture(sections[0])
	// On the page the hero's picture is decorative; where the page is shared, it needs a text.
	const image = opening && { ...opening.image, alt: opening.image.alt || shop }
	const robots = isPreview ? { robots: 'noindex, nofollow' } : {}
	return [
		...pageMeta(args, { title, sharedTitle: shop, description, image, ...robots }),
		...(opening ? pictureLinks({ ...opening, widths: imageWidths.banner, dataSaver }) : []),
	]
}

/** The page's largest picture, when a section with one begins it. */
function openingPicture(section: HomeSectionView) {
	if (section.kind === 'BANNERS') {
		const [banner] = section.banners
		return banner && { image: banner.wide, tall: banner.tall, sizes: bannerSizes }
	}
	if (section.kind !== 'HERO' || section.image === null) return undefined
	const sizes = heroSizes[section.layout]
	return { image: section.image, tall: section.tallImage ?? undefined, sizes }
}

/** The home page: the sections that the shop composed, in their order. */
export default function HomePage() {
	const { shop, dataSaver, sections, isPreview } = useLoaderData<typeof loader>()
	const { t } = useTranslation('catalog')
	const [opening, ...rest] = sections
	const isWide = opening?.kind === 'HERO' && opening.layout === 'FULL'
	const inside = isWide ? rest : sections
	const draw = (section: HomeSectionView) => (
		<HomeSection
			key={section.id}
			section={section}
			at={sections.indexOf(section)}
			dataSaver={dataSaver}
		/>
	)
	return (
		<>
			<h1 className="sr-only">{shop}</h1>
			{isPreview ? (
				<Container>
					<div className="py-4">
						<Alert tone="warning">{t('home.preview')}</Alert>
					</div>
				</Container>
			) : null}
			{isWide ? draw(opening) : null}
			<Container page>{inside.map(draw)}</Container>
		</>
	)
}
