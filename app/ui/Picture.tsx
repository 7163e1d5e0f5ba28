import { dataSaverWidths } from '#app/domain/image-widths.ts'
import { highPriority } from './fetch-priority.ts'

export type PictureSource = { id: string; alt: string; width: number; height: number }

type PictureProps = {
	image: PictureSource
	/** Shown instead in a window narrower than 640. */
	tall?: PictureSource
	/** Offered widths in px, smallest first (`imageWidths` in the domain). */
	widths: readonly number[]
	/** The `sizes` attribute: `(width >= 64rem) 360px, 100vw`. */
	sizes: string
	/** The page's largest picture: loads eagerly with high priority. */
	first?: boolean
	/** Loads eagerly with normal priority. */
	eager?: boolean
	/** Data-saver mode: the smallest width only. */
	dataSaver?: boolean
	/** Decorative: a text beside it has the same content. */
	decorative?: boolean
	/** Covers the surrounding `PictureFrame`. */
	cover?: boolean
	/** Classes of `pictureFrame`: it is its own frame and covers it. */
	frame?: string
	/** Whole within a square, whatever its shape. */
	contain?: boolean
}

const formats = ['avif', 'webp'] as const
/** Where `tall` stands, and where it does not. */
const narrow = '(width < 40rem)'
const notNarrow = '(width >= 40rem)'

type LoadedFirst = Pick<PictureProps, 'image' | 'tall' | 'widths' | 'sizes' | 'dataSaver'>

/**
 * Links of the head for a route's `meta`, with which the page's largest picture loads before the page comes to it; the
 * same values as its `<Picture first>` has.
 */
export function pictureLinks({ image, tall, widths, sizes, dataSaver }: LoadedFirst) {
	const offered = dataSaver ? dataSaverWidths(widths) : widths
	const link = (source: PictureSource, media?: string) => ({
		tagName: 'link' as const,
		rel: 'preload',
		as: 'image',
		type: 'image/avif',
		imageSrcSet: sourceSet(source, offered, 'avif'),
		imageSizes: sizes,
		...highPriority,
		...(media ? { media } : undefined),
	})
	return tall ? [link(tall, narrow), link(image, notNarrow)] : [link(image)]
}

function sourceSet({ id }: PictureSource, widths: readonly number[], format: string): string {
	return widths.map((width) => `/media/${id}/${width}.${format} ${width}w`).join(',')
}

/** The address of a picture as JPEG, e.g. for a link to a large one. */
export function pictureHref({ id }: Pick<PictureSource, 'id'>, width: number): string {
	return `/media/${id}/${width}.jpg`
}

function fitOf(cover = false, contain = false) {
	if (contain) return 'aspect-square w-full object-contain'
	return cover ? 'size-full object-cover' : undefined
}

/** A picture in AVIF and WebP, and in JPEG for browsers that know no sets of sources, with fixed dimensions. */
export function Picture(props: PictureProps) {
	const { image, tall, widths, sizes, first, eager, dataSaver, decorative } = props
	const { frame, cover = frame !== undefined, contain } = props
	const offered = dataSaver ? dataSaverWidths(widths) : widths
	const largest = offered[offered.length - 1] ?? image.width
	return (
		<picture className={frame}>
			{tall
				? formats.map((format) => (
						<source
							key={format}
							type={`image/${format}`}
							media={narrow}
							srcSet={sourceSet(tall, offered, format)}
							sizes={sizes}
							width={tall.width}
							height={tall.height}
						/>
					))
				: null}
			<source type="image/avif" srcSet={sourceSet(image, offered, 'avif')} sizes={sizes} />
			<img
				src={pictureHref(image, largest)}
				srcSet={sourceSet(image, offered, 'webp')}
				sizes={sizes}
				alt={decorative ? '' : image.alt}
				width={image.width}
				height={image.height}
				decoding="async"
				loading={first || eager ? undefined : 'lazy'}
				className={fitOf(cover, contain)}
				{...(first ? highPriority : undefined)}
			/>
		</picture>
	)
}
