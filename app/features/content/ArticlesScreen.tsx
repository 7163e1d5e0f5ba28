import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Chips } from '#app/ui/Chips.tsx'
import { Container } from '#app/ui/Container.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { articlesPath, type ArticlesView } from './articles-view.ts'
import { ContentTrail } from './ContentTrail.tsx'

type ArticlesScreenProps = ArticlesView & { title: string; lead: string; dataSaver: boolean }

/** The list of articles, by category and search text. */
export function ArticlesScreen(props: ArticlesScreenProps) {
	const { title, lead, requested, cards, pages, count, category, dataSaver } = props
	const { t } = useTranslation('content')
	const path = usePath()
	const over = category === null ? [] : [{ href: path(paths.articles), label: t('articles.title') }]
	return (
		<Container page>
			<PageHeader
				title={title}
				breadcrumb={<ContentTrail parents={over} current={category ?? title} />}
			>
				{lead}
			</PageHeader>
			<Narrowing {...props} />
			{cards.length === 0 ? (
				<NoArticles {...props} />
			) : (
				<>
					{requested.text ? (
						<MutedText className="tabular-nums mb-4">{t('articles.count', { count })}</MutedText>
					) : null}
					<ArticleCards cards={cards} heading="h2" eager={3} dataSaver={dataSaver} />
				</>
			)}
			<Pagination
				page={requested.page}
				pages={pages}
				hrefOf={(page) => path(articlesPath({ ...requested, page }))}
				texts={{
					label: t('pages.label'),
					previous: t('pages.previous'),
					next: t('pages.next'),
					page: (page) => t('pages.page', { page }),
				}}
			/>
		</Container>
	)
}

function Narrowing({ requested, categories }: ArticlesView) {
	const { t } = useTranslation('content')
	const path = usePath()
	const at = (category?: string) => path(articlesPath({ page: 1, text: requested.text, category }))
	return (
		<div className="flex flex-col gap-4 mb-6">
			{categories.length > 0 ? (
				<Chips
					scroll
					label={t('articles.categories')}
					chips={[
						{ href: at(), label: t('articles.all'), current: requested.category === undefined },
						...categories.map(({ slug, name }) => ({
							href: at(slug),
							label: name,
							current: slug === requested.category,
						})),
					]}
				/>
			) : null}
			<FilterForm
				action={path(articlesPath({ page: 1, category: requested.category }))}
				submit={t('articles.submit')}
				single
			>
				<TextField
					id="article-q"
					name="q"
					type="search"
					enterKeyHint="search"
					label={t('articles.search')}
					defaultValue={requested.text}
					maxLength={100}
				/>
			</FilterForm>
		</div>
	)
}

function NoArticles({ requested }: ArticlesView) {
	const { t } = useTranslation('content')
	const path = usePath()
	const narrowed = requested.text !== undefined
	return (
		<EmptyState
			drawing={narrowed ? 'search' : 'shelf'}
			title={t(narrowed ? 'articles.none.title' : 'articles.empty.title')}
			action={
				<ButtonLink variant="primary" href={path(narrowed ? paths.articles : paths.products)}>
					{t(narrowed ? 'articles.none.all' : 'articles.empty.shop')}
				</ButtonLink>
			}
		>
			{t(narrowed ? 'articles.none.text' : 'articles.empty.text')}
		</EmptyState>
	)
}
