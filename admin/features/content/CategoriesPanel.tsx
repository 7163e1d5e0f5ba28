import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ContentFields } from './ContentFields.tsx'

type Category = { slug: string; name: string; nameId: string; nameEn: string; articles: number }
type CategoriesPanelProps = {
	categories: Category[]
	/** The category to rename; null: the form adds one. */
	edited: Category | null
	rejected: RejectedForm | undefined
}

/** The categories of articles, and the form that adds or renames one. */
export function CategoriesPanel({ categories, edited, rejected }: CategoriesPanelProps) {
	const { t } = useTranslation('content')
	const saved: Record<string, string> = edited
		? { categoryId: edited.nameId, categoryEn: edited.nameEn }
		: {}
	return (
		<Panel id="categories" title={t('category.title')}>
			<div className="flex flex-col">
				<PostForm id="category-form" className="grid gap-4 border-t border-line pt-4">
					<FormErrors rejected={rejected} ns="content" />
					<input type="hidden" name="category" value={edited?.slug ?? ''} />
					<ContentFields
						fields={[
							{ name: 'categoryId', maxLength: 60, required: true, wide: true },
							{ name: 'categoryEn', maxLength: 60, wide: true },
						]}
						saved={saved}
						rejected={rejected}
					/>
					<div className="flex flex-wrap gap-2">
						<Button>{t(edited ? 'category.rename' : 'category.add')}</Button>
						{edited ? (
							<ButtonLink href="/content/articles" variant="quiet">
								{t('footer.cancel')}
							</ButtonLink>
						) : null}
					</div>
				</PostForm>
				<ul className="-order-1 mb-4 divide-y divide-line">
					{categories.map(({ slug, name, articles }) => (
						<li key={slug} className="flex items-center justify-between gap-3 py-1">
							<TextLink
								href={`/content/articles?edit=${slug}#category-form`}
								className="min-w-0 wrap-anywhere"
								touch="line"
							>
								{name}
							</TextLink>
							{articles > 0 ? (
								<span className="text-14 text-mute">
									{t('category.articles', { count: articles })}
								</span>
							) : (
								<RowButton
									form="category-form"
									row={{ remove: slug }}
									aria-label={t('category.removeOne', { name })}
								>
									{t('category.remove')}
								</RowButton>
							)}
						</li>
					))}
				</ul>
			</div>
		</Panel>
	)
}
