import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { acceptInvitation, findInvitation } from '#contract/staff-sign-in.ts'
import { refuseLinkForm, NewPassword } from '#admin/features/access/link-form.ts'
import { NewPasswordField } from '#admin/features/access/NewPasswordField.tsx'
import { ExpiredLink } from '#admin/features/access/ExpiredLink.tsx'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm } from '#admin/http/form.ts'
import { linkToken } from '#admin/http/link-token.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const OldAccount = z.object({
	password: z.string().min(1, 'common:form.passwordMissing').max(200, 'common:form.passwordWrong'),
})
const NewAccount = z.object({
	name: z.string().trim().min(2, 'invitation.nameMissing').max(100, 'invitation.nameWrong'),
	password: NewPassword,
})

export async function loader({ context, request }: AdminArgs) {
	const { api, locale } = adminOf(context)
	const title = pageTitle(locale, 'access:invitation.title')
	const found = await api.tryCall(findInvitation, { body: { token: linkToken(request) } })
	if (found.ok) return json({ title, invitation: found.data })
	// A malformed token is refused with 422.
	if (found.status !== 410 && found.status !== 422) throw refusalResponse(found)
	return json({ title, invitation: null }, { status: 410 })
}

export async function action({ context, request }: AdminArgs) {
	const admin = adminOf(context)
	const form = await request.formData()
	const hasAccount = !form.has('name')
	const parsed = parseForm<{ name?: string; password: string }>(
		form,
		hasAccount ? OldAccount : NewAccount,
	)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { name, password } = parsed.value
	const body = { token: linkToken(request), name, password }
	const answer = await admin.api.tryCall(acceptInvitation, { body })
	if (!answer.ok) {
		const passwordError = hasAccount ? 'common:form.passwordWrong' : 'password.common'
		return refuseLinkForm(answer, name === undefined ? {} : { name }, passwordError)
	}
	admin.notices.put(noticeOf(admin, 'access:invitation.done'))
	return redirect('/sign-in', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AcceptInvitationPage() {
	const { invitation } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['access', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	if (!invitation) {
		const next = { href: '/sign-in', label: t('common:secondFactor.back') }
		return <ExpiredLink text={t('invitation.used')} next={next} />
	}
	const { companyName: company, role, email, hasAccount } = invitation
	return (
		<PostForm className="grid gap-5">
			<header>
				<h1>{t('invitation.title')}</h1>
				<p className="mt-1 text-mute">
					{t('invitation.text', { company, role: t(`common:role.${role}`) })}
				</p>
			</header>
			<FormErrors rejected={rejected} ns="access" />
			<TextField
				id="email"
				label={t('common:signIn.email')}
				type="email"
				autoComplete="username"
				defaultValue={email}
				readOnly
			/>
			{hasAccount ? (
				<OwnPassword
					id="password"
					name="password"
					label={t('common:form.password')}
					help={t('invitation.passwordHelp')}
					errors={errorsOf('password')}
					required
				/>
			) : (
				<>
					<TextField
						id="name"
						name="name"
						label={t('invitation.name')}
						maxLength={100}
						autoComplete="name"
						defaultValue={rejected?.values.name}
						errors={errorsOf('name')}
						required
					/>
					<NewPasswordField errors={errorsOf('password')} />
				</>
			)}
			<Button variant="primary" size="large" wide>
				{t('invitation.submit')}
			</Button>
		</PostForm>
	)
}
