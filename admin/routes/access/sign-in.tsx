import { messageText } from '#web/i18n/text-keys.ts'
import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { signInStaff } from '#contract/staff-sign-in.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { safeReturnPath, refuseForm } from '#admin/http/answers.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { refuseSignIn } from '#admin/features/access/refuse-sign-in.ts'
import { deviceName } from '#admin/features/access/device-name.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const SignIn = z.object({
	email: z.string().trim().min(1, 'signIn.emailMissing').max(254, 'signIn.emailMissing'),
	password: z.string().min(1, 'signIn.passwordMissing').max(200, 'signIn.refused'),
	next: z.string().optional(),
	// Asked for when others have tried too often.
	recovery: z.string().trim().max(20, 'signIn.recoveryWrong').optional(),
})

export function loader({ context, request }: AdminArgs) {
	const { session, locale } = adminOf(context)
	const { searchParams } = new URL(request.url)
	const ended = searchParams.has('ended')
	if (session.current) throw redirect('/')
	const title = pageTitle(locale, 'common:signIn.title')
	return json({ title, ended, next: safeReturnPath(searchParams.get('next')) })
}

export async function action({ request, context }: AdminArgs) {
	const { api, session } = adminOf(context)
	const form = await request.formData()
	const parsed = parseForm(form, SignIn)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { email, password, next, recovery } = parsed.value
	const body = {
		email,
		password,
		recoveryCode: recovery && recovery.length >= 6 ? recovery : undefined,
		device: deviceName(request.headers),
	}
	const answer = await api.tryCall(signInStaff, { body })
	if (!answer.ok) return refuseSignIn(answer, { email, ...(recovery ? { recovery } : {}) })
	if (answer.data.secondFactor) {
		session.challenge.store(answer.data.challenge)
		return redirect(`/sign-in/code?next=${encodeURIComponent(safeReturnPath(next))}`, 303)
	}
	session.start({ token: answer.data.token })
	return redirect(safeReturnPath(next), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SignInPage() {
	const { ended, next } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['common', 'access'])
	const errorsOf = (name: string) => {
		const key = rejected?.errors[name]
		return key ? [messageText(t, key)] : []
	}
	return (
		<PostForm className="grid gap-5">
			<header>
				<h1>{t('signIn.title')}</h1>
				<p className="mt-1 text-mute">{t('signIn.text')}</p>
			</header>
			{ended && !rejected ? <Alert tone="info" title={t('signIn.ended')} role="status" /> : null}
			<FormErrors rejected={rejected} />
			<input type="hidden" name="next" value={next} />
			<TextField
				id="email"
				name="email"
				label={t('signIn.email')}
				type="email"
				autoComplete="username"
				inputMode="email"
				maxLength={254}
				defaultValue={rejected?.values.email}
				errors={errorsOf('email')}
				required
			/>
			<TextField
				id="password"
				name="password"
				label={t('signIn.password')}
				type="password"
				autoComplete="current-password"
				maxLength={200}
				errors={errorsOf('password')}
				required
			/>
			{asksForCode(rejected) ? (
				<RecoveryField typed={rejected?.values.recovery} errors={errorsOf('recovery')} />
			) : null}
			<Button variant="primary" size="large" wide>
				{t('signIn.submit')}
			</Button>
			<TextLink href="/reset-password" touch="block">
				{t('access:forgotten')}
			</TextLink>
		</PostForm>
	)
}

/** Whether others have tried so often that only a recovery code helps, or one was typed. */
function asksForCode(rejected: RejectedForm | undefined) {
	return rejected?.errors[''] === 'signIn.tooMany' || rejected?.values.recovery !== undefined
}

function RecoveryField({ typed, errors }: { typed: string | undefined; errors: string[] }) {
	const { t } = useTranslation('common')
	return (
		<TextField
			id="recovery"
			name="recovery"
			label={t('signIn.recovery')}
			help={t('signIn.recoveryHelp')}
			autoComplete="off"
			maxLength={20}
			defaultValue={typed}
			errors={errors}
		/>
	)
}
