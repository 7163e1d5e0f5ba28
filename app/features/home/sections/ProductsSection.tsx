import { useTranslation } from '#app/i18n/use-translation.ts'
import { CardGrid } from '#app/features/product-cards/CardGrid.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Section } from '#app/ui/Section.tsx'
import { Paragraphs } from '#app/ui/Story.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ViewOf } from '../home-view.ts'

type ProductsSectionProps = {
	section: ViewOf<'PRODUCTS'>
	/** Number of pictures loaded eagerly. */
	eager: number
	dataSaver: boolean
}

/** Products by a rule or chosen by hand, in a grid or in one row. */
export function ProductsSection({ section, eager, dataSaver }: ProductsSectionProps) {
	const { id, title, text, layout, cards, allHref, hasSecondPage } = section
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Section
			id={`home-${id}`}
			title={title}
			more={
				allHref === null ? null : (
					<TextLink touch="line" href={allHref}>
						{t('home.all')}
					</TextLink>
				)
			}
		>
			<Paragraphs text={text} className="-mt-2 mb-4 text-soft" />
			{cards.length === 0 ? (
				<EmptyState title={t('home.empty.title')} heading="h3">
					{t('home.empty.text')}
				</EmptyState>
			) : (
				<CardGrid
					cards={cards}
					shape={layout === 'STRIP' ? 'strip' : cards.length % 6 === 0 ? 'six' : 'four'}
					eager={eager}
					dataSaver={dataSaver}
				/>
			)}
			{hasSecondPage ? (
				<ButtonLink href={path(`${paths.products}?page=2`)} className="mx-auto mt-8 flex w-fit">
					{t('home.more')}
				</ButtonLink>
			) : null}
		</Section>
	)
}
