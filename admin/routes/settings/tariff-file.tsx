import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { uploadTariffs } from '#admin/features/settings/change-shipping.server.ts'
import { TariffFilePanel } from '#admin/features/settings/TariffFilePanel.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'couriers')
	return { title: pageTitle(locale, 'settings:tariffs.title') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const result = await uploadTariffs(staff, await args.request.formData())
	if ('rejected' in result) return json(result, { status: 422 })
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return redirect('/settings/shipping', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TariffFilePage() {
	const rejected = useActionData<typeof action>()?.rejected
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('tariffs.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			/>
			<TariffFilePanel rejected={rejected} />
		</>
	)
}
