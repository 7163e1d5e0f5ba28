import { imageWidths } from '#app/domain/image-widths.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Paragraphs } from '#app/ui/Story.tsx'
import type { ViewOf } from '../home-view.ts'

const sizes = '(width >= 75rem) 379px, (width >= 45rem) 31vw, 112px'

type StepsSectionProps = { section: ViewOf<'STEPS'>; dataSaver: boolean }

/** How something comes to be, in three steps. */
export function StepsSection({ section, dataSaver }: StepsSectionProps) {
	return (
		<Section id={`home-${section.id}`} title={section.title}>
			<Paragraphs text={section.text} className="-mt-2 mb-6 text-soft" />
			<ol className="grid gap-x-6 gap-y-8 min-[45rem]:grid-cols-3">
				{section.steps.map(({ title, text, image }, at) => (
					<li
						key={at}
						className="grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-2 min-[45rem]:grid-cols-1"
					>
						{image && !dataSaver ? (
							<Picture
								image={image}
								widths={imageWidths.card}
								sizes={sizes}
								decorative={image.alt === ''}
								frame={pictureFrame({ shape: 'scene' })}
							/>
						) : null}
						<div className="grid gap-1 only:col-span-full">
							<h3 className="text-18">
								<span className="text-link">{at + 1}.</span> {title}
							</h3>
							<Paragraphs text={text} className="text-soft" />
						</div>
					</li>
				))}
			</ol>
		</Section>
	)
}
