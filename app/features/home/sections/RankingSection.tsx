import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { CardLink } from '#app/ui/CardLink.tsx'
import { Meta } from '#app/ui/Meta.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { pictureFrame } from '#web/ui/PictureFrame.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ViewOf } from '../home-view.ts'

type RankingSectionProps = { section: ViewOf<'RANKING'>; dataSaver: boolean }

/** What sells best, with its rank. */
export function RankingSection({ section, dataSaver }: RankingSectionProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Section
			id={`home-${section.id}`}
			title={section.title}
			more={
				<TextLink touch="line" href={section.allHref}>
					{t('home.all')}
				</TextLink>
			}
		>
			<ol className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
				{section.cards.map((card, at) => (
					<li
						key={card.slug}
						className="group relative flex items-center gap-3 border-b border-line py-3"
					>
						<span className="w-8 flex-none text-center text-28 font-bold text-link">{at + 1}</span>
						<Picture
							image={dataSaver ? null : card.image}
							widths={imageWidths.thumb}
							sizes="72px"
							decorative
							frame={pictureFrame({ size: 'thumbnail' })}
						/>
						<div className="min-w-0">
							<h3 className="line-clamp-2 text-16 font-normal group-hover:text-link">
								<CardLink href={path(paths.product(card.slug))}>{card.name}</CardLink>
							</h3>
							<p className="font-bold">{card.price}</p>
							{card.sold === null ? null : (
								<Meta>
									<span>{t('card.sold', { number: card.sold })}</span>
								</Meta>
							)}
						</div>
					</li>
				))}
			</ol>
		</Section>
	)
}
