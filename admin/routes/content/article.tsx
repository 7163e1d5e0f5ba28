import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readArticle } from '#admin/api/texts.server.ts'
import { articleCategoryOptions } from '#admin/features/content/article-categories.server.ts'
import { ContentForm } from '#admin/features/content/ContentForm.tsx'
import { PreviewPanel } from '#admin/features/content/PreviewPanel.tsx'
import { saveArticle } from '#admin/features/content/save-text.server.ts'
import { changeShown } from '#admin/features/content/show-text.server.ts'
import { ShownBadge } from '#admin/features/content/ShownBadge.tsx'
import { ShownPanel } from '#admin/features/content/ShownPanel.tsx'
import { shownState } from '#admin/features/content/shown-state.ts'
import { articleFields, articleValues } from '#admin/features/content/text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const article = await readArticle(staff.api, staff.company.companyCode, slug)
	const isOn = article.withdrawnAt === null
	const saved: Record<string, string> = articleValues(article)
	return {
		title: pageTitle(staff.locale, 'content:banner.edit', { name: article.titleId }),
		slug,
		name: article.titleId,
		saved,
		version: article.version,
		isOn,
		hasPicture: article.mediaId !== null,
		categories: await articleCategoryOptions(staff),
		state: shownState({ isOn, startsAt: article.publishedAt }, staff),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	const slug = args.params.slug ?? ''
	const form = await args.request.formData()
	const shown = await changeShown(staff, form, { kind: 'articles', key: slug })
	if (shown) throw shown
	return saveArticle(staff, form, slug)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ArticlePage() {
	const loaded = useLoaderData<typeof loader>()
	const { slug, name, saved, version, isOn, state, categories, hasPicture } = loaded
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	const fields = articleFields(categories, { isNew: false, hasPicture })
	return (
		<>
			<PageHead
				title={name}
				back={{ href: '/content/articles', label: t('tab.articles') }}
				state={<ShownBadge {...state} />}
			>
				<span className="text-14 wrap-anywhere text-mute">/article/{slug}</span>
			</PageHead>
			<div className="grid gap-4">
				{rejected?.preview ? <PreviewPanel texts={rejected.preview} /> : null}
				<Panel id="text" title={t('article.one')}>
					<ContentForm
						fields={fields}
						saved={saved}
						version={version}
						rejected={rejected}
						submit={t('save')}
					/>
				</Panel>
				<ShownPanel isOn={isOn} deleteHref={`/content/articles/${slug}/delete`} />
			</div>
		</>
	)
}
