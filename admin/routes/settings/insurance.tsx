import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { INSURANCE_MODES } from '#contract/insurance.ts'
import { changeShipping, getShipping } from '#contract/shipping-settings.ts'
import { InsuranceForm } from '#admin/features/settings/shipping.form.ts'
import { percentText } from '#admin/features/promotions/basis-points.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { parseForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { digits } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'couriers')
	const { insurance } = await api.call(getShipping, { code: company.companyCode })
	return {
		title: pageTitle(locale, 'settings:insurance.title'),
		values: {
			mode: insurance.mode,
			from: digits(insurance.from),
			rate: percentText(insurance.rate),
			fixed: digits(insurance.fixed),
		},
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const parsed = parseForm(await args.request.formData(), InsuranceForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const answer = await staff.api.tryCall(changeShipping, {
		code: staff.company.companyCode,
		body: { insurance: parsed.value },
	})
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'settings:insurance.saved'))
	return redirect('/settings/shipping', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** Whether parcels are insured, and what that costs buyers. */
export default function InsurancePage() {
	const { values } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	const field = formFields<typeof InsuranceForm>(rejected, t)
	const typed = (name: keyof typeof values) => {
		const { defaultValue = values[name], ...rest } = field(name)
		return { ...rest, defaultValue }
	}
	const amount = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20, prefix: 'Rp' } as const
	return (
		<>
			<PageHead
				title={t('insurance.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			>
				<p className="max-w-[68ch] text-mute">{t('insurance.lead')}</p>
			</PageHead>
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="settings" />
				<SelectField
					{...typed('mode')}
					label={t('insurance.mode')}
					options={INSURANCE_MODES.map((mode) => ({
						value: mode,
						label: t(`insurance.modes.${mode}`),
					}))}
				/>
				<TextField
					{...typed('from')}
					{...amount}
					label={t('insurance.from')}
					help={t('insurance.fromHelp')}
				/>
				<TextField
					{...typed('rate')}
					inputMode="decimal"
					autoComplete="off"
					maxLength={5}
					label={t('insurance.rate')}
					help={t('insurance.rateHelp')}
				/>
				<TextField {...typed('fixed')} {...amount} label={t('insurance.fixed')} />
				<div>
					<Button variant="primary">{t('save')}</Button>
				</div>
			</PostForm>
		</>
	)
}
