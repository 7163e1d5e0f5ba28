import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { ContentPanel } from '#admin/features/content/ContentPanel.tsx'
import { saveInformation } from '#admin/features/content/save-text.server.ts'
import { informationFields } from '#admin/features/content/text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'content')
	return { title: pageTitle(locale, 'content:page.new') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'content')
	return saveInformation(staff, await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const fields = informationFields(true)

export default function NewInformationPage() {
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('content')
	return (
		<>
			<PageHead title={t('page.new')} back={{ href: '/content/pages', label: t('tab.pages') }} />
			<div className="grid gap-4">
				<ContentPanel
					id="text"
					title={t('page.text')}
					fields={fields}
					saved={{}}
					version=""
					rejected={rejected}
					submit={t('page.add')}
				/>
			</div>
		</>
	)
}
