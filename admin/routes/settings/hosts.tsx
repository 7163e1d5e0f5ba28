import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getSite } from '#contract/edited-site.ts'
import { changeShop } from '#admin/features/settings/change-shop.server.ts'
import { HostsForm } from '#admin/features/settings/HostsForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { valuesOf } from '#admin/http/form.ts'
import { afterButton, hasUnsaved, pressedRow } from '#admin/http/kept-input.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale, me, mustConfirm } = await requireStaff(args, 'settings')
	const site = await api.call(getSite, { code: company.companyCode })
	return {
		title: pageTitle(locale, 'settings:shop.hosts'),
		hosts: site.hosts,
		canChange: me.isAdministrator,
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const isRow = form.has('row')
	const result = await changeShop(staff, pressedRow(form))
	if ('rejected' in result) return refuseForm(result.rejected)
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return afterButton('/settings/shop/hosts', isRow && hasUnsaved(values, { host: '' }), values)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HostsPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead title={t('shop.hosts')} back={{ href: '/settings/shop', label: t('tab.shop') }} />
			<HostsForm {...data} rejected={rejected} />
		</>
	)
}
