import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { bannerFields } from '#admin/features/content/banner.form.ts'
import { ContentPanel } from '#admin/features/content/ContentPanel.tsx'
import { saveBanner } from '#admin/features/content/save-banner.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

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
		? [field, { name: 'slug', textKey: 'bannerSlug', maxLength: 100, hasHelp: true, wide: true }]
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
				<ContentPanel
					id="banner"
					title={t('banner.one')}
					fields={fields}
					saved={{}}
					version=""
					rejected={rejected}
					submit={t('banner.add')}
				/>
			</div>
		</>
	)
}
