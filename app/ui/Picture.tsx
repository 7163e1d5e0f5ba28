import { dataSaverWidths } from '#app/domain/image-widths.ts'

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
}

const formats = ['avif', 'webp'] as const

/** A picture in AVIF, WebP and JPEG with fixed dimensions. */
export function Picture(props: PictureProps) {
	const { image, tall, widths, sizes, first, eager, dataSaver, decorative, cover } = props
	const offered = dataSaver ? dataSaverWidths(widths) : widths
	const source = ({ id }: PictureSource, format: string) =>
		offered.map((width) => `/media/${id}/${width}.${format} ${width}w`).join(',')
	const largest = offered[offered.length - 1] ?? image.width
	return (
		<picture>
			{tall
				? formats.map((format) => (
						<source
							key={format}
							type={`image/${format}`}
							media="(width < 40rem)"
							srcSet={source(tall, format)}
							sizes={sizes}
							width={tall.width}
							height={tall.height}
						/>
					))
				: null}
			{formats.map((format) => (
				<source
					key={format}
					type={`image/${format}`}
					srcSet={source(image, format)}
					sizes={sizes}
				/>
			))}
			<img
				src={`/media/${image.id}/${largest}.jpg`}
				alt={decorative ? '' : image.alt}
				width={image.width}
				height={image.height}
				decoding="async"
				loading={first || eager ? undefined : 'lazy'}
				className={cover ? 'size-full object-cover' : undefined}
				{...(first ? { fetchpriority: 'high' } : undefined)}
			/>
		</picture>
	)
}
