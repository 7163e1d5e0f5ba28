import { useTranslation } from '#app/i18n/use-translation.ts'
import { ArticleCards } from '#app/features/content/ArticleCards.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ViewOf } from '../home-view.ts'

type ArticlesSectionProps = { section: ViewOf<'ARTICLES'>; dataSaver: boolean }

/** The newest articles. */
export function ArticlesSection({ section, dataSaver }: ArticlesSectionProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Section
			id={`home-${section.id}`}
			title={section.title}
			more={
				<TextLink touch="line" href={path(paths.articles)}>
					{t('home.allArticles')}
				</TextLink>
			}
		>
			<ArticleCards cards={section.cards} strip dataSaver={dataSaver} />
		</Section>
	)
}
