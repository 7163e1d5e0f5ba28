import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getSite } from '#contract/edited-site.ts'
import { changeShop } from '#admin/features/settings/change-shop.server.ts'
import { LogoForm } from '#admin/features/settings/LogoForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'settings')
	const site = await api.call(getSite, { code: company.companyCode })
	return {
		title: pageTitle(locale, 'settings:shop.logo'),
		logo: site.logoMediaId,
		isOwn: site.hasOwnLogo,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const result = await changeShop(staff, await args.request.formData())
	if ('rejected' in result) return json(result, { status: 422 })
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return redirect('/settings/shop/logo', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function LogoPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()?.rejected
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead title={t('shop.logo')} back={{ href: '/settings/shop', label: t('tab.shop') }} />
			<LogoForm {...data} rejected={rejected} />
		</>
	)
}
