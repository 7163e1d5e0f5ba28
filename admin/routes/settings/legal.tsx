import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { changeSite, getSite } from '#contract/edited-site.ts'
import { allPages } from '#admin/features/content/shop-pages.server.ts'
import { needsApproval } from '#admin/features/settings/legal-pages.ts'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const LegalForm = z.object({
	legalName: z.string().trim().min(2, 'legal.nameWrong').max(100, 'legal.nameWrong'),
	address: z.string().trim().min(10, 'legal.addressWrong').max(240, 'legal.addressWrong'),
})

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'settings')
	const code = company.companyCode
	const [site, pages] = await Promise.all([api.call(getSite, { code }), allPages(api, code)])
	return {
		title: pageTitle(locale, 'settings:tab.legal'),
		tabs: tabsFor(can),
		values: { legalName: site.legalName, address: site.businessAddress ?? '' },
		waiting: pages.filter(needsApproval).length,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'settings')
	const { api, company } = staff
	const form = await args.request.formData()
	const parsed = parseForm(form, LegalForm)
	if (!parsed.ok) return json(parsed.rejected, { status: 422 })
	const { legalName, address } = parsed.value
	const body = { legalName, businessAddress: address }
	const answer = await api.tryCall(changeSite, { code: company.companyCode, body })
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'settings:legal.saved'))
	return redirect('/settings/legal', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function LegalPage() {
	const { tabs, values: saved, waiting } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['settings', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	const values: Record<string, string> = rejected?.values ?? saved
	return (
		<>
			<SettingsHead current="legal" tabs={tabs} />
			<div className="grid gap-4">
				<Panel id="firm" title={t('legal.title')}>
					<PostForm className="grid gap-5">
						<FormErrors rejected={rejected} ns="settings" />
						<TextField
							id="legalName"
							name="legalName"
							label={t('legal.name')}
							maxLength={100}
							help={t('legal.nameHelp')}
							autoComplete="organization"
							defaultValue={values.legalName}
							errors={errorsOf('legalName')}
							required
						/>
						<TextField
							id="address"
							name="address"
							label={t('legal.address')}
							maxLength={240}
							autoComplete="street-address"
							defaultValue={values.address}
							errors={errorsOf('address')}
							required
						/>
						<div>
							<Button variant="primary">{t('save')}</Button>
						</div>
					</PostForm>
				</Panel>
				<Panel id="pages" title={t('legal.pages')}>
					<p className="mb-3">{t('legal.waiting', { count: waiting })}</p>
					<ButtonLink href="/settings/legal/pages">{t('legal.openPages')}</ButtonLink>
				</Panel>
			</div>
		</>
	)
}
