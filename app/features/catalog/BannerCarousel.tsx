import { useTranslation } from 'react-i18next'
import { imageWidths, thriftyWidths } from '#app/domain/image-widths.ts'
import type { Image } from '#app/domain/image.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'

export type BannerView = {
	slug: string
	title: string
	subtitle: string
	wide: Image
	tall: Image
	/** Null when there is no page to go to. */
	href: string | null
}

/** The company's banners, one beside the other. */
export function BannerCarousel({ banners, hemat }: { banners: BannerView[]; hemat: boolean }) {
	const { t } = useTranslation('catalog')
	if (banners.length === 0) return null
	return (
		<Carousel
			id="banner"
			label={t('home.banners')}
			slideLabel={(number) => t('home.slide', { number, count: banners.length })}
			peek
			slides={banners.map((banner, index) => {
				const words = [banner.title, banner.subtitle].filter(Boolean).join('. ')
				const picture = (
					<BannerPicture banner={banner} alt={words} first={index === 0} hemat={hemat} />
				)
				return banner.href === null ? (
					<div className="banner">{picture}</div>
				) : (
					<Anchor className="banner" href={banner.href}>
						{picture}
					</Anchor>
				)
			})}
		/>
	)
}

type BannerPictureProps = { banner: BannerView; alt: string; first: boolean; hemat: boolean }

/** Two drawings of one banner: 16:9 for a phone, 16:6 for a desktop. */
function BannerPicture({ banner, alt, first, hemat }: BannerPictureProps) {
	const widths = hemat ? thriftyWidths(imageWidths.banner) : imageWidths.banner
	const source = (image: Image, format: string) =>
		widths.map((width) => `/media/${image.id}/${width}.${format} ${width}w`).join(',')
	const sizes = '(width >= 79rem) 1176px, calc(100vw - 56px)'
	return (
		<picture>
			{['avif', 'webp'].map((format) => (
				<source
					key={format}
					media="(width >= 64rem)"
					type={`image/${format}`}
					srcSet={source(banner.wide, format)}
					sizes={sizes}
				/>
			))}
			<source media="(width >= 64rem)" srcSet={source(banner.wide, 'jpg')} sizes={sizes} />
			{['avif', 'webp'].map((format) => (
				<source
					key={format}
					type={`image/${format}`}
					srcSet={source(banner.tall, format)}
					sizes={sizes}
				/>
			))}
			<img
				src={`/media/${banner.tall.id}/${hemat ? 480 : 800}.jpg`}
				alt={alt}
				width={banner.tall.width}
				height={banner.tall.height}
				decoding="async"
				loading={first ? undefined : 'lazy'}
				{...(first ? { fetchpriority: 'high' } : undefined)}
			/>
		</picture>
	)
}
