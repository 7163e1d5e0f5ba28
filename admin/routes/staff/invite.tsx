import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
import { invite } from '#contract/staff-member.ts'
import { RoleField } from '#admin/features/staff/RoleField.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const Invitation = z.object({
	email: z.email('emailWrong').max(254, 'emailWrong'),
	role: z.enum(STAFF_ROLES, 'roleMissing'),
})

export async function loader(args: AdminArgs) {
	const { locale, mustConfirm } = await requireStaff(args, 'staff')
	return { title: pageTitle(locale, 'staff:invite'), mustConfirm }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'staff')
	const form = await args.request.formData()
	const parsed = parseForm(form, Invitation)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const values = parsed.value
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const answer = await staff.api.tryCall(invite, { body: values })
	if (answer.ok) {
		const key = staff.me.sendsMail ? 'invited' : 'invitedWithoutMail'
		staff.notices.put(noticeOf(staff, `staff:${key}`, { email: values.email }))
	} else if (answer.status === 429) {
		return refuseForm({ values, errors: { '': 'common:form.tooMany' } }, 429)
	} else if (answer.errors.email) return refuseForm({ values, errors: { email: 'emailWrong' } })
	else throw refusalResponse(answer)
	return redirect('/staff', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function InvitePage() {
	const { mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['staff', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	return (
		<>
			<PageHead title={t('invite')} back={{ href: '/staff', label: t('common:nav.staff') }} />
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="staff" />
				<TextField
					id="email"
					name="email"
					label={t('common:signIn.email')}
					type="email"
					help={t('inviteText')}
					autoComplete="off"
					maxLength={254}
					defaultValue={rejected?.values.email}
					errors={errorsOf('email')}
					required
				/>
				<RoleField defaultValue={rejected?.values.role} errors={errorsOf('role')} />
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div>
					<Button variant="primary">{t('send')}</Button>
				</div>
			</PostForm>
		</>
	)
}
