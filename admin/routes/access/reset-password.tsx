import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { requestStaffPassword, resetStaffPassword } from '#contract/staff-sign-in.ts'
import { refuseLinkForm, NewPassword } from '#admin/features/access/link-form.ts'
import { NewPasswordField } from '#admin/features/access/NewPasswordField.tsx'
import { type AdminArgs, adminOf, type AdminContext } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { parseForm } from '#admin/http/form.ts'
import { linkToken } from '#admin/http/link-token.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const ResetRequestForm = z.object({
	email: z.email('reset.emailWrong').max(254, 'reset.emailWrong'),
})
const NewPasswordForm = z.object({ password: NewPassword })

const hasToken = (request: Request) => new URL(request.url).searchParams.has('token')

export function loader({ context, request }: AdminArgs) {
	const title = pageTitle(adminOf(context).locale, 'access:reset.title')
	return { title, hasLink: hasToken(request) }
}

export async function action({ context, request }: AdminArgs) {
	const admin = adminOf(context)
	const form = await request.formData()
	return hasToken(request)
		? setPassword(admin, form, linkToken(request))
		: requestResetLink(admin, form)
}

async function requestResetLink(admin: AdminContext, form: FormData) {
	const parsed = parseForm(form, ResetRequestForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { email } = parsed.value
	const answer = await admin.api.tryCall(requestStaffPassword, { body: { email } })
	if (!answer.ok) return refuseLinkForm(answer, { email }, 'password.common')
	// The answer does not reveal whether the account exists.
	admin.notices.put(noticeOf(admin, 'access:reset.sent'))
	return redirect('/sign-in', 303)
}

async function setPassword(admin: AdminContext, form: FormData, token: string) {
	const parsed = parseForm(form, NewPasswordForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const body = { token, password: parsed.value.password }
	const answer = await admin.api.tryCall(resetStaffPassword, { body })
	if (!answer.ok) return refuseLinkForm(answer, {}, 'password.common')
	admin.session.end()
	admin.notices.put(noticeOf(admin, 'access:reset.done'))
	return redirect('/sign-in', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ResetPasswordPage() {
	const { hasLink } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['access', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-5">
			<header>
				<h1>{t('reset.title')}</h1>
				<p className="mt-1 text-mute">{t(hasLink ? 'reset.chooseText' : 'reset.askText')}</p>
			</header>
			<FormErrors rejected={rejected} ns="access" />
			{hasLink ? (
				<NewPasswordField errors={errorsOf('password')} />
			) : (
				<TextField
					id="email"
					name="email"
					label={t('common:signIn.email')}
					type="email"
					autoComplete="username"
					maxLength={254}
					defaultValue={rejected?.values.email}
					errors={errorsOf('email')}
					required
				/>
			)}
			<Button variant="primary" size="large" wide>
				{t(hasLink ? 'reset.choose' : 'reset.ask')}
			</Button>
			<TextLink href={hasLink ? '/reset-password' : '/sign-in'} touch="block">
				{t(hasLink ? 'reset.again' : 'common:secondFactor.back')}
			</TextLink>
		</PostForm>
	)
}
