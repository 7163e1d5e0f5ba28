import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { testPaymentAccount } from '#contract/payment-account.ts'
import { PROVIDER_NAMES } from '#contract/online-method.ts'
import { providerAt } from '#admin/features/online-payment/save-online.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { locale, mustConfirm } = await requireStaff(args, 'banks')
	const provider = providerAt(args.params.provider)
	const name = PROVIDER_NAMES[provider]
	const title = pageTitle(locale, 'banks:online.test.title', { provider: name })
	return { title, mustConfirm, name, path: `/settings/payment/online/${provider.toLowerCase()}` }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const provider = providerAt(args.params.provider)
	const error = await confirmPassword(staff, await args.request.formData())
	if (error !== null) return refuseForm({ values: {}, errors: { password: error } })
	const answer = await staff.api.tryCall(testPaymentAccount, { provider })
	if (!answer.ok) {
		const reasons: Record<string, string> = {
			PAYMENT_METHOD_NEEDED: 'online.test.noMethod',
			PAYMENT_KEYS_MISSING: 'online.warning.unusable',
		}
		const reason = reasons[answer.code]
		if (reason === undefined) throw refusalResponse(answer)
		return refuseForm({ values: {}, errors: { '': reason } })
	}
	const { isAccepted, said } = answer.data
	const values = { provider: PROVIDER_NAMES[provider], said }
	staff.notices.put(
		isAccepted
			? noticeOf(staff, 'banks:online.test.accepted', values)
			: noticeOf(staff, 'banks:online.test.refused', values, 'warning'),
	)
	return redirect(`/settings/payment/online/${provider.toLowerCase()}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OnlineTestPage() {
	const { mustConfirm, name, path } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('banks')
	return (
		<>
			<PageHead
				title={t('online.test.title', { provider: name })}
				back={{ href: path, label: name }}
			/>
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="banks" />
				<p>{t('online.test.lead')}</p>
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div>
					<Button variant="primary">{t('online.test.submit')}</Button>
				</div>
			</PostForm>
		</>
	)
}
