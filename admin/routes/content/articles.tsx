import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	listEditedArticles,
	removeArticleCategory,
	saveArticleCategory,
} from '#contract/edited-article.ts'
import { articleCategories } from '#admin/features/content/article-categories.server.ts'
import { ContentHead } from '#admin/features/content/ContentHead.tsx'
import { slugFor, line, slug } from '#admin/features/content/content-schemas.ts'
import { ContentFields } from '#admin/features/content/ContentFields.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import { TextList } from '#admin/features/content/TextList.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { RowButton } from '#admin/ui/RowButton.tsx'
import { defaultLocale } from '#web/i18n/paths.ts'
import { ButtonLink, Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const ArticleCategoryForm = z.object({
	/** Slug of the category to rename; '' for a new one. */
	category: slug,
	categoryId: line(60).min(1, 'titleMissing'),
	categoryEn: line(60),
})

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const { api, company, locale } = staff
	const [{ list }, categories] = await Promise.all([
		api.call(listEditedArticles, { code: company.companyCode }),
		articleCategories(staff),
	])
	const edited = new URL(args.request.url).searchParams.get('edit')
	return {
		title: pageTitle(locale, 'content:tab.articles'),
		categories,
		// The category to rename; without one the form adds one.
		edited: categories.find(({ slug }) => slug === edited) ?? null,
		articles: list.map((article) => ({
			href: `/content/articles/${article.slug}`,
			title: locale === defaultLocale ? article.titleId : article.titleEn,
			detail: categories.find(({ slug }) => slug === article.category)?.name ?? article.category,
			state: shownState(
				{ isOn: article.withdrawnAt === null, startsAt: article.publishedAt },
				staff,
			),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const code = staff.company.companyCode
	const form = await args.request.formData()
	const values = valuesOf(form)
	const removed = pressedRow(form).get('remove')
	if (typeof removed === 'string') {
		const answer = await staff.api.tryCall(removeArticleCategory, { code, slug: removed })
		if (answer.ok) staff.notices.put(noticeOf(staff, 'content:category.removed'))
		else noteConflict(staff, answer, answer.status === 404 ? 404 : 409)
		const isTyped = values.category !== '' || hasUnsaved(values, { categoryId: '', categoryEn: '' })
		return afterButton('/content/articles', isTyped, values)
	}
	const parsed = parseForm(form, ArticleCategoryForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { categoryId: id, categoryEn, category } = parsed.value
	const slug = category || slugFor(id)
	const isNew = category === ''
	if (slug === '') return refuseForm({ values, errors: { categoryId: 'slugMissing' } })
	const body = { nameId: id, nameEn: categoryEn || id, ...(isNew && { version: null }) }
	const answer = await staff.api.tryCall(saveArticleCategory, { code, slug, body })
	if (!answer.ok) {
		if (answer.status === 409)
			return refuseForm({ values, errors: { categoryId: 'category.taken' } })
		if (answer.status === 422)
			return refuseForm({ values, errors: { categoryId: 'charactersWrong' } })
		throw refusalResponse(answer)
	}
	staff.notices.put(noticeOf(staff, 'content:saved'))
	return redirect('/content/articles', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ArticlesPage() {
	const { articles, categories, edited } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	const add = (
		<ButtonLink href="/content/articles/new" variant="primary">
			{t('article.new')}
		</ButtonLink>
	)
	return (
		<>
			<ContentHead current="articles" actions={add} />
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
				<Panel id="articles" title={t('tab.articles')}>
					{articles.length === 0 ? (
						<EmptyState title={t('article.empty')}>{t('article.emptyText')}</EmptyState>
					) : (
						<TextList entries={articles} />
					)}
				</Panel>
				<CategoriesPanel categories={categories} edited={edited} rejected={rejected} />
			</div>
		</>
	)
}

type CategoriesPanelProps = Pick<SerializeFrom<typeof loader>, 'categories' | 'edited'> & {
	rejected: RejectedForm | undefined
}

function CategoriesPanel({ categories, edited, rejected }: CategoriesPanelProps) {
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
