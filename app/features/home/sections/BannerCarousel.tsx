import { useTranslation } from '#app/i18n/use-translation.ts'
import { bannerSizes, imageWidths } from '#app/domain/image-widths.ts'
import type { Image } from '#contract/image.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Picture } from '#app/ui/Picture.tsx'

export type BannerView = {
	slug: string
	title: string
	subtitle: string
	wide: Image
	tall: Image
	/** Null when the banner has no link. */
	href: string | null
}

type BannerCarouselProps = {
	banners: BannerView[]
	/** They begin the page: the picture of the first loads before anything else. */
	first: boolean
	dataSaver: boolean
}

/** The company's banners as a carousel; in data-saver mode only the first. */
export function BannerCarousel(props: BannerCarouselProps) {
	const { t } = useTranslation('catalog')
	const { dataSaver } = props
	const banners = dataSaver ? props.banners.slice(0, 1) : props.banners
	return (
		<Carousel
			id="banner"
			label={t('home.banners')}
			slideLabel={(number) => t('home.slide', { number, count: banners.length })}
			peek
			className={props.first ? undefined : 'mt-8 lg:mt-12'}
			slides={banners.map((banner, index) => (slide) => {
				const content = (
					<Banner banner={banner} first={props.first && index === 0} dataSaver={dataSaver} />
				)
				return banner.href === null ? (
					<div {...slide}>{content}</div>
				) : (
					<Anchor {...slide} href={banner.href}>
						{content}
					</Anchor>
				)
			})}
		/>
	)
}

type BannerProps = { banner: BannerView; first: boolean; dataSaver: boolean }

/** The picture's left side is plain: a desktop shows the text on it, a phone below it. */
function Banner({ banner, first, dataSaver }: BannerProps) {
	return (
		<>
			<Picture
				image={banner.wide}
				tall={banner.tall}
				widths={imageWidths.banner}
				sizes={bannerSizes}
				first={first}
				dataSaver={dataSaver}
				decorative
				frame="w-full rounded-card bg-tint object-top sm:max-lg:aspect-[16/6.4] lg:aspect-[16/6]"
			/>
			<div className="mt-2 lg:absolute lg:inset-y-0 lg:left-16 lg:mt-0 lg:flex lg:max-w-[36%] lg:flex-col lg:justify-center lg:gap-2 lg:text-[#14171c]">
				<p className="font-bold lg:text-36 lg:tracking-tight">{banner.title}</p>
				<p className="text-14 text-mute lg:text-18 lg:text-[#3c434d]">{banner.subtitle}</p>
			</div>
		</>
	)
}
