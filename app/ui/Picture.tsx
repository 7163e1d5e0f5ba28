import { clsx } from 'clsx'
import { dataSaverWidths } from '#app/domain/image-widths.ts'
import { highPriority } from './fetch-priority.ts'

export type PictureSource = { id: string; alt: string; width: number; height: number }

type PictureProps = {
	/** Null: only its frame. */
	image: PictureSource | null
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
	/** Classes of `pictureFrame`: it is its own frame, which it fills. */
	frame?: string
	/** Whole within a square, whatever its shape. */
	contain?: boolean
}

/** Where `tall` stands, and where it does not. */
const narrow = '(width < 40rem)'
const notNarrow = '(width >= 40rem)'

type LoadedFirst = Pick<PictureProps, 'tall' | 'widths' | 'sizes' | 'dataSaver'> & {
	image: PictureSource
}

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
		imageSrcSet: sourceSet(source, offered),
		imageSizes: sizes,
		...highPriority,
		...(media ? { media } : undefined),
	})
	return tall ? [link(tall, narrow), link(image, notNarrow)] : [link(image)]
}

function sourceSet(image: PictureSource, widths: readonly number[]): string {
	return widths.map((width) => `${addressOf(image, width)} ${width}w`).join(',')
}

function addressOf({ id }: Pick<PictureSource, 'id'>, width: number): string {
	return `/media/${id}/${width}.avif`
}

/** The address of a picture as JPEG, e.g. for a link to a large one. */
export function pictureHref({ id }: Pick<PictureSource, 'id'>, width: number): string {
	return `/media/${id}/${width}.jpg`
}

/**
 * A picture in AVIF with fixed dimensions. A browser that does not accept AVIF gets another format from the same address
 * (server/media.ts), so that neither `<picture>` nor a second set of addresses is needed.
 */
export function Picture(props: PictureProps) {
	const { image, tall, widths, sizes, first, eager, dataSaver, decorative } = props
	const { frame, cover = frame !== undefined, contain } = props
	if (image === null) return <span className={frame} />
	const offered = dataSaver ? dataSaverWidths(widths) : widths
	const picture = (
		<img
			src={addressOf(image, offered[offered.length - 1] ?? image.width)}
			{...(offered.length > 1 ? { srcSet: sourceSet(image, offered), sizes } : undefined)}
			alt={decorative ? '' : image.alt}
			width={image.width}
			height={image.height}
			decoding="async"
			loading={first || eager ? undefined : 'lazy'}
			className={clsx(frame, fitOf(frame !== undefined, cover, contain)) || undefined}
			{...(first ? highPriority : undefined)}
		/>
	)
	if (!tall) return picture
	return (
		<picture>
			<source
				media={narrow}
				srcSet={sourceSet(tall, offered)}
				sizes={sizes}
				width={tall.width}
				height={tall.height}
			/>
			{picture}
		</picture>
	)
}

function fitOf(isFrame: boolean, cover: boolean, contain = false) {
	if (contain) return 'aspect-square w-full object-contain'
	if (isFrame) return 'object-cover'
	return cover ? 'size-full object-cover' : undefined
}
