import type { MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContentForm } from '#admin/features/content/ContentForm.tsx'
import { PreviewPanel } from '#admin/features/content/PreviewPanel.tsx'
import { saveInformation } from '#admin/features/content/save-text.server.ts'
import { informationFields } from '#admin/features/content/text.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'

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
				{rejected?.preview ? <PreviewPanel texts={rejected.preview} /> : null}
				<Panel id="text" title={t('page.text')}>
					<ContentForm
						fields={fields}
						saved={{}}
						version=""
						rejected={rejected}
						submit={t('page.add')}
					/>
				</Panel>
			</div>
		</>
	)
}
