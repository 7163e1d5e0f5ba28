import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Image } from '#contract/image.ts'
import { imageWidths, largeImageSizes } from '#app/domain/image-widths.ts'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Picture, pictureHref } from '#app/ui/Picture.tsx'
import { pictureFrame, PictureFrame } from '#web/ui/PictureFrame.tsx'
import { galleryPictures } from './gallery-pictures.ts'
import { PictureZoom, zoomLink, zoomWidth } from './PictureZoom.tsx'

type ProductGalleryProps = {
	images: Image[]
	/** Index of the first picture, e.g. that of the selected colour. */
	first: number | null
	dataSaver: boolean
}

/**
 * The product's pictures as a carousel with thumbnails; on a phone a low one with a number on each picture. Each is a
 * link to the large picture, which script opens in a dialog (page-tasks.js).
 */
export function ProductGallery({ images, first, dataSaver }: ProductGalleryProps) {
	const { t } = useTranslation('catalog')
	const pictures = galleryPictures(images, first)
	const count = pictures.length
	if (count === 0) return <PictureFrame />
	return (
		<>
			<Carousel
				key={pictures[0]?.id}
				id="picture"
				label={t('product.gallery')}
				slideLabel={(number) => t('product.picture', { number, count })}
				isShort
				slides={pictures.map((image, index) => (slide) => (
					<a
						{...slide}
						href={pictureHref(image, zoomWidth)}
						aria-label={`${image.alt} ${t('product.enlarge')}`}
						{...zoomLink(zoomId)}
					>
						<Picture
							image={image}
							widths={imageWidths.gallery}
							sizes={largeImageSizes}
							first={index === 0}
							dataSaver={dataSaver}
							frame={pictureFrame()}
						/>
						<span className={mark} aria-hidden="true">
							{count > 1 ? `${index + 1}/${count}` : null}
						</span>
					</a>
				))}
				thumbs={
					count > 1 && !dataSaver
						? pictures.map((image) => (
								<Picture
									key={image.id}
									image={image}
									widths={imageWidths.thumb}
									sizes="72px"
									dataSaver={dataSaver}
									decorative
									frame={pictureFrame({ size: 'thumbnail' })}
								/>
							))
						: undefined
				}
			/>
			{dataSaver ? null : (
				<PictureZoom id={zoomId} label={t('product.gallery')} isSeveral={count > 1} />
			)}
		</>
	)
}

const zoomId = 'gallery-zoom'

const mark = 'expand-mark'
