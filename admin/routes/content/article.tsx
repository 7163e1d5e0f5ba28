import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getEditedArticle } from '#contract/edited-article.ts'
import { articleCategoryOptions } from '#admin/features/content/article-categories.server.ts'
import { saveArticle } from '#admin/features/content/save-text.server.ts'
import { changeShown } from '#admin/features/content/show-text.server.ts'
import { shownState } from '#admin/features/content/shown-state.ts'
import { articleFields, articleValues } from '#admin/features/content/text.form.ts'
import { TextEditor } from '#admin/features/content/TextEditor.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const which = { code: staff.company.companyCode, slug }
	const article = await staff.api.call(getEditedArticle, which)
	const isOn = article.withdrawnAt === null
	const saved: Record<string, string> = articleValues(article)
	return {
		title: pageTitle(staff.locale, 'content:banner.edit', { name: article.titleId }),
		slug,
		name: article.titleId,
		saved,
		version: article.version,
		isOn,
		state: shownState({ isOn, startsAt: article.publishedAt }, staff),
		hasPicture: article.mediaId !== null,
		categories: await articleCategoryOptions(staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const form = await args.request.formData()
	const which = { code: staff.company.companyCode, slug }
	const { picture: _, ...saved } = articleValues(await staff.api.call(getEditedArticle, which))
	const shown = await changeShown(staff, form, { kind: 'articles', key: slug }, saved)
	if (shown) return shown
	return saveArticle(staff, form, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ArticlePage() {
	const { categories, hasPicture, ...article } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const fields = articleFields(categories, { isNew: false, hasPicture })
	return <TextEditor kind="articles" text={article} fields={fields} rejected={rejected} />
}
