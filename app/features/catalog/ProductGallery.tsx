import { useTranslation } from 'react-i18next'
import type { Image } from '#app/domain/image.ts'
import { imageWidths, largeImageSizes } from '#app/domain/image-widths.ts'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { PictureFrame } from '#app/ui/PictureFrame.tsx'

type ProductGalleryProps = {
	images: Image[]
	/** Index of the first picture, e.g. that of the selected colour. */
	first: number | null
	dataSaver: boolean
}

/** The product's pictures as a carousel with thumbnails. */
export function ProductGallery({ images, first, dataSaver }: ProductGalleryProps) {
	const { t } = useTranslation('catalog')
	const lead = first === null ? undefined : images[first]
	const shown = lead ? [lead, ...images.filter((image) => image !== lead)] : images
	if (shown.length === 0) return <PictureFrame />
	return (
		<Carousel
			key={lead?.id}
			id="picture"
			label={t('product.gallery')}
			slideLabel={(number) => t('product.picture', { number, count: shown.length })}
			slides={shown.map((image, index) => (
				<PictureFrame key={image.id}>
					<Picture
						image={image}
						widths={imageWidths.gallery}
						sizes={largeImageSizes}
						first={index === 0}
						dataSaver={dataSaver}
						cover
					/>
				</PictureFrame>
			))}
			thumbs={
				shown.length > 1 && !dataSaver
					? shown.map((image) => (
							<PictureFrame size="thumbnail" key={image.id}>
								<Picture
									image={image}
									widths={imageWidths.thumb}
									sizes="72px"
									dataSaver={dataSaver}
									decorative
									cover
								/>
							</PictureFrame>
						))
					: undefined
			}
		/>
	)
}
