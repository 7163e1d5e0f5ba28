import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { articleCategoryOptions } from '#admin/features/content/article-categories.server.ts'
import { ContentPanel } from '#admin/features/content/ContentPanel.tsx'
import { saveArticle } from '#admin/features/content/save-text.server.ts'
import { articleFields } from '#admin/features/content/text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	return {
		title: pageTitle(staff.locale, 'content:article.new'),
		categories: await articleCategoryOptions(staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	return saveArticle(staff, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewArticlePage() {
	const { categories } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	const fields = articleFields(categories, { isNew: true, hasPicture: false })
	return (
		<>
			<PageHead
				title={t('article.new')}
				back={{ href: '/content/articles', label: t('tab.articles') }}
			/>
			<div className="grid gap-4">
				{categories.length === 0 ? (
					<EmptyState
						title={t('category.empty')}
						action={
							<ButtonLink href="/content/articles#category-form">{t('category.add')}</ButtonLink>
						}
					>
						{t('category.emptyText')}
					</EmptyState>
				) : (
					<ContentPanel
						id="text"
						title={t('article.one')}
						fields={fields}
						saved={{}}
						version=""
						rejected={rejected}
						submit={t('article.add')}
					/>
				)}
			</div>
		</>
	)
}
