import type { Image } from '#contract/image.ts'
import { dataSaverWidths } from '#app/domain/image-widths.ts'
import { highPriority } from '#app/ui/fetch-priority.ts'

type WideOrTallProps = { wide: Image; tall: Image; widths: readonly number[]; dataSaver: boolean }

const desktop = '(width >= 40rem)'
const sizes = '(width >= 79rem) 1200px, 100vw'

/** The page's largest picture: a tall one on a phone, a wide one from 640. */
export function ResponsivePicture({ wide, tall, widths, dataSaver }: WideOrTallProps) {
	const offered = dataSaver ? dataSaverWidths(widths) : widths
	const source = (image: Image, format: string) =>
		offered.map((width) => `/media/${image.id}/${width}.${format} ${width}w`).join(',')
	const largest = offered[offered.length - 1] ?? wide.width
	return (
		<picture>
			{(['avif', 'webp'] as const).flatMap((format) =>
				[wide, tall].map((image) => (
					<source
						key={`${format} ${image.id}`}
						type={`image/${format}`}
						media={image === wide ? desktop : undefined}
						srcSet={source(image, format)}
						sizes={sizes}
						width={image.width}
						height={image.height}
					/>
				)),
			)}
			<img
				src={`/media/${tall.id}/${largest}.jpg`}
				alt={tall.alt}
				width={tall.width}
				height={tall.height}
				decoding="async"
				className="w-full rounded-card bg-tint"
				{...highPriority}
			/>
		</picture>
	)
}
