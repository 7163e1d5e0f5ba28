import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { CardLink } from '#app/ui/CardLink.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { ViewOf } from '../home-view.ts'

const sizes = '(width >= 75rem) 288px, (width >= 40rem) 24vw, calc(50vw - 22px)'

type CategoryTilesProps = {
	section: Extract<ViewOf<'CATEGORIES'>, { tiles: unknown }>
	dataSaver: boolean
}

/** A few categories with a picture each. */
export function CategoryTiles({ section, dataSaver }: CategoryTilesProps) {
	const path = usePath()
	return (
		<Section id={`home-${section.id}`} title={section.title}>
			<ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-4 sm:gap-x-4">
				{section.tiles.map(({ slug, name, image }) => (
					<li key={slug} className="group relative">
						<Picture
							image={dataSaver ? null : image}
							widths={imageWidths.card}
							sizes={sizes}
							decorative
							frame={pictureFrame({ shape: 'tile' })}
						/>
						<h3 className="mt-2 text-16 group-hover:text-link">
							<CardLink href={path(paths.category(slug))}>{name}</CardLink>
						</h3>
					</li>
				))}
			</ul>
		</Section>
	)
}
