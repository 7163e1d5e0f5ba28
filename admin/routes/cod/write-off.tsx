import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listCodDebts, writeOffCod } from '#contract/cod-remittance.ts'
import { WriteOffForm } from '#admin/features/cod/cod.form.ts'
import { ReasonForm } from '#admin/features/cod/ReasonForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, mustConfirm } = await requireStaff(args, 'refunds.pay')
	const { list } = await api.call(listCodDebts, { query: { number: args.params.number ?? '' } })
	const [debt] = list
	if (!debt) throw new Response(null, { status: 404 })
	const { number, customerName, amount, received } = debt
	return {
		title: pageTitle(locale, 'cod:writeOff.title', { number }),
		number,
		buyer: customerName,
		received: formatMoney(received),
		missing: formatMoney(amount - received),
		canWriteOff: received > 0,
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'refunds.pay')
	const number = args.params.number ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(form, WriteOffForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values: valuesOf(form), errors: { password: error } })
	const answer = await staff.api.tryCall(writeOffCod, { number, body: parsed.value })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'cod:writeOff.done', { number }))
	else noteConflict(staff, answer)
	return redirect('/cod', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** What a courier keeps back of an order's money is given up, with a reason. */
export default function WriteOffPage() {
	const { number, buyer, received, missing, canWriteOff, mustConfirm } =
		useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('cod')
	return (
		<>
			<PageHead
				title={t('writeOff.title', { number })}
				back={{ href: '/cod', label: t('title') }}
			/>
			{canWriteOff ? (
				<ReasonForm
					rejected={rejected}
					mustConfirm={mustConfirm}
					help={t('writeOff.reasonHelp')}
					button={<Button variant="danger">{t('writeOff.submit', { missing })}</Button>}
					back="/cod"
				>
					<p>{t('writeOff.text', { buyer, received, missing })}</p>
					<Alert tone="warning" title={t('writeOff.final')}>
						{t('writeOff.effect', { missing })}
					</Alert>
				</ReasonForm>
			) : (
				<Alert tone="info" title={t('writeOff.nothing')} />
			)}
		</>
	)
}
