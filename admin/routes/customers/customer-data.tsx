import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { eraseCustomer, readCustomer } from '#contract/customer.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, mustConfirm } = await requireStaff(args, 'customers.data')
	const { id, name } = await api.call(readCustomer, { id: args.params.id ?? '' })
	return {
		title: pageTitle(locale, 'customers:data.of', { name }),
		id,
		name,
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'customers.data')
	const id = args.params.id ?? ''
	const form = await args.request.formData()
	const values = valuesOf(form)
	const passwordError = await confirmPassword(staff, form)
	if (passwordError) return refuseForm({ values, errors: { password: passwordError } })
	if (values.act === 'export') {
		return redirect(`/customers/${encodeURIComponent(id)}/export`, 303)
	}
	if (values.act !== 'erase') throw new Response(null, { status: 404 })
	const answer = await staff.api.tryCall(eraseCustomer, { id })
	if (!answer.ok) {
		if (answer.status === 409)
			return refuseForm({ values, errors: { '': `data.${answer.code}` } }, 409)
		throw refusalResponse(answer)
	}
	staff.notices.put(noticeOf(staff, 'customers:data.erased'))
	return redirect('/customers', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CustomerDataPage() {
	const { id, name, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('customers')
	return (
		<>
			<PageHead title={t('data.of', { name })} back={{ href: `/customers/${id}`, label: name }} />
			<Panel id="data" title={t('data.title')}>
				<PostForm className="grid max-w-160 gap-4">
					<FormErrors rejected={rejected} ns="customers" />
					<p>{t('data.exportText')}</p>
					<Alert tone="warning" title={t('data.final')}>
						{t('data.eraseText')}
					</Alert>
					{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
					<div className="flex flex-wrap gap-3">
						<Button name="act" value="export">
							{t('data.export')}
						</Button>
						<Button variant="danger" name="act" value="erase">
							{t('data.erase')}
						</Button>
					</div>
				</PostForm>
			</Panel>
		</>
	)
}
