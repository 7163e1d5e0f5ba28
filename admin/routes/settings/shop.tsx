import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readSite } from '#admin/api/settings.server.ts'
import { changeShop } from '#admin/features/settings/change-shop.server.ts'
import { HostsPanel } from '#admin/features/settings/HostsPanel.tsx'
import { LogoPanel } from '#admin/features/settings/LogoPanel.tsx'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import { LookFields, ShapeFields, ShopFields } from '#admin/features/settings/ShopFields.tsx'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { localPhone } from '#app/domain/phone.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldColumns } from '#app/ui/FieldColumns.tsx'
import { TextField } from '#app/ui/TextField.tsx'

const pagePath = '/settings/shop'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale, me, mustConfirm } = await requireStaff(args, 'settings')
	const site = await readSite(api, company.companyCode)
	return {
		title: pageTitle(locale, 'settings:tab.shop'),
		tabs: tabsFor(can),
		values: {
			name: site.title,
			phone: localPhone(site.customerCarePhone),
			palette: site.palette,
			typePairing: site.typePairing,
			corners: site.corners,
			header: site.header,
			taglineId: site.taglineId,
			taglineEn: site.taglineEn,
		},
		logo: site.logoMediaId,
		hasOwnLogo: site.hasOwnLogo,
		hosts: site.hostList,
		canChangeHosts: me.isAdministrator,
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const form = await args.request.formData()
	const act = form.get('act')
	if (act === 'preview') return json({ rejected: { values: valuesOf(form), errors: {} } })
	const result = await changeShop(staff, form)
	if ('rejected' in result) return json(result, { status: 422 })
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return redirect(act === 'save' ? afterSaving(staff.company.isOpen, pagePath) : pagePath, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShopSettingsPage() {
	const { tabs, values: saved, logo, hasOwnLogo, hosts, ...data } = useLoaderData<typeof loader>()
	const all = useActionData<typeof action>()?.rejected
	const { t } = useTranslation(['settings', 'common'])
	const rejectedOf = (...acts: string[]) => (acts.includes(all?.values.act ?? '') ? all : undefined)
	const rejected = rejectedOf('save', 'preview')
	const values = rejected?.values ?? saved
	const errorsOf = fieldErrors(rejected, t)
	return (
		<>
			<SettingsHead current="shop" tabs={tabs} />
			<div className="grid gap-4">
				<Panel id="shop" title={t('tab.shop')}>
					<PostForm className="grid gap-5">
						<FormErrors rejected={rejected} ns="settings" />
						<ShopFields values={values} errorsOf={errorsOf} />
						<FieldColumns>
							{(['taglineId', 'taglineEn'] as const).map((name) => (
								<TextField
									key={name}
									id={name}
									name={name}
									label={t(`shop.${name}`)}
									maxLength={160}
									defaultValue={values[name]}
									errors={errorsOf(name)}
									required
								/>
							))}
						</FieldColumns>
						<LookFields values={values} errorsOf={errorsOf} />
						<ShapeFields values={values} errorsOf={errorsOf} />
						<div className="flex flex-wrap gap-3">
							<Button variant="primary" name="act" value="save">
								{t('save')}
							</Button>
							<Button name="act" value="preview" formNoValidate>
								{t('shop.preview')}
							</Button>
						</div>
					</PostForm>
				</Panel>
				<LogoPanel logo={logo} isOwn={hasOwnLogo} rejected={rejectedOf('logo')} />
				<HostsPanel
					hosts={hosts}
					canChange={data.canChangeHosts}
					mustConfirm={data.mustConfirm}
					rejected={rejectedOf('addHost')}
				/>
			</div>
		</>
	)
}
