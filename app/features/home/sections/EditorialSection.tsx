import { clsx } from 'clsx'
import { halfPageSizes, imageWidths } from '#app/domain/image-widths.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import { Story } from '#app/ui/Story.tsx'
import type { ViewOf } from '../home-view.ts'

type EditorialSectionProps = { section: ViewOf<'EDITORIAL'>; dataSaver: boolean }

/** A picture with a text beside it; on a phone below it. */
export function EditorialSection({ section, dataSaver }: EditorialSectionProps) {
	const { id, image, side } = section
	return (
		<section
			className="mt-12 grid items-center gap-5 lg:mt-16 lg:grid-cols-2 lg:gap-16"
			aria-labelledby={`home-${id}`}
		>
			{image && !dataSaver ? (
				<Picture
					image={image}
					widths={imageWidths.gallery}
					sizes={halfPageSizes}
					decorative={image.alt === ''}
					frame={pictureFrame({
						shape: 'whole',
						className: clsx(side === 'RIGHT' && 'lg:order-last'),
					})}
				/>
			) : null}
			<Story {...section} id={`home-${id}`} />
		</section>
	)
}
