import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { bannerFields } from '#admin/features/content/banner.form.ts'
import { ContentForm } from '#admin/features/content/ContentForm.tsx'
import { PreviewPanel } from '#admin/features/content/PreviewPanel.tsx'
import { saveBanner } from '#admin/features/content/save-banner.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'content')
	return { title: pageTitle(locale, 'content:banner.new') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	return saveBanner(staff, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const fields = bannerFields.flatMap((field) =>
	field.name === 'target'
		? [field, { name: 'slug', textKey: 'bannerSlug', most: 100, hasHelp: true, wide: true }]
		: [field],
)

export default function NewBannerPage() {
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead
				title={t('banner.new')}
				back={{ href: '/content/banners', label: t('tab.banners') }}
			/>
			<div className="grid gap-4">
				{rejected?.preview ? <PreviewPanel texts={rejected.preview} /> : null}
				<Panel id="banner" title={t('banner.one')}>
					<ContentForm
						fields={fields}
						saved={{}}
						version=""
						rejected={rejected}
						submit={t('banner.add')}
					/>
				</Panel>
			</div>
		</>
	)
}
