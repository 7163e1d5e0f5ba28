import { heroSizes, imageWidths } from '#app/domain/image-widths.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { PictureHero } from '#app/ui/PictureHero.tsx'
import { Story } from '#app/ui/Story.tsx'
import type { ViewOf } from '../home-view.ts'

type HeroProps = {
	section: ViewOf<'HERO'>
	/** It is the first thing of the page: its picture loads before anything else. */
	first: boolean
	dataSaver: boolean
}

/** The opening of a home: words on a picture, beside one, or alone. */
export function HeroSection({ section, first, dataSaver }: HeroProps) {
	const { layout, image, tallImage } = section
	const ink = section.ink === 'DARK' ? 'dark' : 'light'
	const picture = image ? (
		<Picture
			image={image}
			tall={tallImage ?? undefined}
			widths={imageWidths.banner}
			sizes={heroSizes[layout]}
			first={first}
			dataSaver={dataSaver}
			decorative={image.alt === ''}
			cover
		/>
	) : null
	const story = { ...section, id: `home-${section.id}`, size: 'large', variant: 'primary' } as const
	if (layout === 'FULL') {
		return (
			<PictureHero labelledBy={story.id} ink={ink} picture={picture}>
				<Story {...story} ink={ink} />
			</PictureHero>
		)
	}
	if (layout === 'PLAIN') {
		return (
			<section className="rounded-card bg-tint px-6 py-8 lg:py-12" aria-labelledby={story.id}>
				<Story {...story} ink="page" align="split" />
			</section>
		)
	}
	return (
		<section
			className="grid items-center gap-6 py-4 lg:grid-cols-[4fr_7fr] lg:gap-12 lg:py-6"
			aria-labelledby={story.id}
		>
			<Story {...story} ink="page" />
			<PictureFrame shape="whole">{picture}</PictureFrame>
		</section>
	)
}
