import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ContentPanel } from '#admin/features/content/ContentPanel.tsx'
import { savePage } from '#admin/features/content/save-text.server.ts'
import { allPages, readPage } from '#admin/features/content/shop-pages.server.ts'
import { pageFields, textValues } from '#admin/features/content/text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { CONTENT_PAGE_KEYS } from '#contract/content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'content')
	const key = pageKeyOf(args)
	const code = company.companyCode
	const isWritten = (await allPages(api, code)).some(
		(item) => item.kind === 'pages' && item.key === key,
	)
	const page = isWritten ? await readPage(api, code, { kind: 'pages', key }) : null
	const name = page?.titleId ?? textsOf(locale).t(`content:page.key.${key}`)
	const saved: Record<string, string> = page ? textValues(page) : { titleId: name }
	return {
		title: pageTitle(locale, 'content:banner.edit', { name }),
		key,
		name,
		saved,
		version: page?.version ?? '',
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	return savePage(staff, await args.request.formData(), pageKeyOf(args))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function FixedPage() {
	const { key, name, saved, version } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={name}
				back={{ href: '/content/pages', label: t('tab.pages') }}
				actions={
					key === 'faq' ? <ButtonLink href="/content/faq">{t('faq.title')}</ButtonLink> : null
				}
			>
				<span className="text-14 text-mute">/{key}</span>
			</PageHead>
			<div className="grid gap-4">
				<ContentPanel
					id="text"
					title={t('page.text')}
					fields={pageFields}
					saved={saved}
					version={version}
					rejected={rejected}
					submit={t('save')}
				/>
			</div>
		</>
	)
}

function pageKeyOf({ params }: AdminArgs) {
	const key = CONTENT_PAGE_KEYS.find((value) => value === params.key)
	if (!key) throw new Response(null, { status: 404 })
	return key
}
