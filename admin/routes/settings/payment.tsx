import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addBankAccount, listBankAccounts } from '#admin/api/bank-accounts.server.ts'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmFirst } from '#admin/http/confirm-first.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { type FormFaults, parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { ConfirmField } from '#admin/ui/ConfirmField.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldColumns } from '#app/ui/FieldColumns.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'

const here = '/settings/payment'
/** Banks that most shops have an account at, by the code that shoppers see. */
const bankCodes = [
	'BCA',
	'MANDIRI',
	'BRI',
	'BNI',
	'BSI',
	'CIMB',
	'PERMATA',
	'DANAMON',
	'BTN',
	'OCBC',
	'JAGO',
	'SEABANK',
] as const
const bankNames: Record<(typeof bankCodes)[number], string> = {
	BCA: 'BCA',
	MANDIRI: 'Bank Mandiri',
	BRI: 'BRI',
	BNI: 'BNI',
	BSI: 'Bank Syariah Indonesia',
	CIMB: 'CIMB Niaga',
	PERMATA: 'Bank Permata',
	DANAMON: 'Bank Danamon',
	BTN: 'BTN',
	OCBC: 'OCBC',
	JAGO: 'Bank Jago',
	SEABANK: 'SeaBank',
}

const AccountForm = z.object({
	bank: z.enum(bankCodes, 'payment.bankMissing'),
	number: z
		.string()
		.transform((text) => text.replace(/[\s.-]/g, ''))
		.pipe(z.string().regex(/^\d{6,20}$/, 'payment.numberWrong')),
	holder: z.string().trim().min(3, 'payment.holderWrong').max(60, 'payment.holderWrong'),
})

export async function loader(args: AdminArgs) {
	const { api, can, locale, mustConfirm } = await requireStaff(args, 'banks')
	const { list } = await listBankAccounts(api)
	return {
		title: pageTitle(locale, 'settings:tab.payment'),
		tabs: tabsFor(can),
		mustConfirm,
		accounts: list.map((one) => ({
			...{ code: one.bankCode, name: one.bankName, number: one.bankAccountNumber },
			holder: one.bankAccountHolder,
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const form = await args.request.formData()
	const refused = (errors: FormFaults['errors']) =>
		json<FormFaults>({ values: valuesOf(form), errors }, { status: 422 })
	const parsed = parseForm(form, AccountForm)
	if (!parsed.ok) return refused(parsed.faults.errors)
	const fault = await confirmFirst(staff, form)
	if (fault !== null) return refused({ password: fault })
	const { bank, number, holder } = parsed.value
	const answer = await addBankAccount(staff.api, {
		...{ BANK_CODE: bank, BANK_NAME: bankNames[bank] },
		...{ BANK_ACCOUNT_NUMBER: number, BANK_ACCOUNT_HOLDER: holder },
	})
	if (!answer.ok) {
		if (answer.code === 'BANK_SAVED') return refused({ number: 'payment.taken' })
		if (answer.errors.BANK_ACCOUNT_HOLDER) return refused({ holder: 'payment.holderWrong' })
		throw refusalResponse(answer)
	}
	staff.notices.put(noticeOf(staff, 'settings:payment.added'))
	return redirect(afterSaving(staff.company.isOpen, here), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PaymentPage() {
	const { tabs, accounts, mustConfirm } = useLoaderData<typeof loader>()
	const faults = useActionData<typeof action>()
	const { t } = useTranslation(['settings', 'common'])
	const errorsOf = fieldErrors(faults, t)
	return (
		<>
			<SettingsHead current="payment" tabs={tabs} />
			<Panel id="accounts" title={t('payment.title')}>
				<p className="mb-3 text-14 text-mute">{t('payment.text')}</p>
				<ul className="mb-5 divide-y divide-line">
					{accounts.map(({ code, name, number, holder }) => (
						<li key={code} className="flex flex-wrap justify-between gap-x-4 py-2">
							<b>{name}</b>
							<span className="tabular-nums">
								{number} · {holder}
							</span>
						</li>
					))}
					{accounts.length === 0 ? <li className="py-2">{t('payment.none')}</li> : null}
				</ul>
				<PostForm className="grid gap-5">
					<FormErrors faults={faults} ns="settings" />
					<SelectField
						{...{ id: 'bank', name: 'bank', label: t('payment.bank') }}
						placeholder={t('payment.bankMissing')}
						options={Object.entries(bankNames).map(([value, label]) => ({ value, label }))}
						defaultValue={faults?.values.bank}
						errors={errorsOf('bank')}
						required
					/>
					<FieldColumns>
						<TextField
							{...{ id: 'number', name: 'number', label: t('payment.number'), maxLength: 30 }}
							inputMode="numeric"
							autoComplete="off"
							defaultValue={faults?.values.number}
							errors={errorsOf('number')}
							required
						/>
						<TextField
							{...{ id: 'holder', name: 'holder', label: t('payment.holder'), maxLength: 60 }}
							autoComplete="off"
							defaultValue={faults?.values.holder}
							errors={errorsOf('holder')}
							required
						/>
					</FieldColumns>
					{mustConfirm ? <ConfirmField error={faults?.errors.password} /> : null}
					<div>
						<Button variant="primary">{t('payment.add')}</Button>
					</div>
				</PostForm>
			</Panel>
		</>
	)
}
