import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getSite } from '#contract/edited-site.ts'
import { changeShop } from '#admin/features/settings/change-shop.server.ts'
import { HostList } from '#admin/features/settings/HostsForm.tsx'
import { Logo } from '#admin/features/settings/LogoForm.tsx'
import { programmeValues, programmeFields } from '#admin/features/settings/programmes.form.ts'
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
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { localPhone } from '#web/domain/phone.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const pagePath = '/settings/shop'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'settings')
	const site = await api.call(getSite, { code: company.companyCode })
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
			hideWatermark: site.hideWatermark ? '1' : '',
			...programmeValues(site.programmesOff),
		},
		logo: site.logoMediaId,
		hosts: site.hosts,
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
	const { tabs, values: saved, logo, hosts } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()?.rejected
	const { t } = useTranslation(['settings', 'common'])
	const values: Record<string, string> = rejected?.values ?? saved
	const errorsOf = fieldErrors(rejected, t)
	return (
		<>
			<SettingsHead current="shop" tabs={tabs} />
			<div className="grid gap-4">
				<PostForm className="grid gap-4">
					<FormErrors rejected={rejected} ns="settings" />
					<Panel id="shop" title={t('tab.shop')}>
						<div className="grid gap-5">
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
							<CheckboxField
								id="hideWatermark"
								name="hideWatermark"
								value="1"
								label={t('shop.hideWatermark')}
								defaultChecked={values.hideWatermark === '1'}
							/>
						</div>
					</Panel>
					<ProgrammesPanel values={values} />
					<SaveBar>
						<Button variant="primary" name="act" value="save">
							{t('save')}
						</Button>
						<Button name="act" value="preview" formNoValidate>
							{t('shop.preview')}
						</Button>
					</SaveBar>
				</PostForm>
				<LogoAndHosts logo={logo} hosts={hosts} />
			</div>
		</>
	)
}

type LogoAndHostsProps = { logo: string | null; hosts: string[] }

/** The logo and the host names, which have pages of their own. */
function LogoAndHosts({ logo, hosts }: LogoAndHostsProps) {
	const { t } = useTranslation('settings')
	return (
		<div className="grid gap-4 lg:grid-cols-2 lg:items-start">
			<Panel id="logo" title={t('shop.logo')}>
				<div className="flex flex-wrap items-center gap-4">
					<Logo logo={logo} />
					<ButtonLink href="/settings/shop/logo">{t('shop.logoChange')}</ButtonLink>
				</div>
			</Panel>
			<Panel id="hosts" title={t('shop.hosts')}>
				<HostList hosts={hosts} />
				<ButtonLink href="/settings/shop/hosts">{t('shop.hostsChange')}</ButtonLink>
			</Panel>
		</div>
	)
}

/** The programmes that the shop runs, as fields of its settings. */
function ProgrammesPanel({ values }: { values: Record<string, string> }) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="programmes" title={t('programmes.title')}>
			<p className="mb-2 text-14 text-mute">{t('programmes.text')}</p>
			{programmeFields.map((name) => (
				<CheckboxField
					key={name}
					id={name}
					name={name}
					value="on"
					label={t(`programmes.${name}`)}
					defaultChecked={values[name] === 'on'}
				/>
			))}
		</Panel>
	)
}
