import { messageText } from '#web/i18n/text-keys.ts'
import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { answerChallenge } from '#contract/staff-sign-in.ts'
import { deviceName } from '#admin/features/access/device-name.ts'
import { refuseSignIn } from '#admin/features/access/refuse-sign-in.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { safeReturnPath, refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const SecondFactor = z.object({
	code: z.string().trim().min(6, 'secondFactor.missing').max(20, 'secondFactor.wrong'),
	next: z.string().optional(),
})

export function loader({ context, request }: AdminArgs) {
	const { session, locale } = adminOf(context)
	if (session.current) throw redirect('/')
	if (session.challenge.current === null) throw redirect('/sign-in')
	const title = pageTitle(locale, 'common:secondFactor.title')
	return { title, next: safeReturnPath(new URL(request.url).searchParams.get('next')) }
}

export async function action({ request, context }: AdminArgs) {
	const { api, session } = adminOf(context)
	const challenge = session.challenge.current
	if (challenge === null) throw redirect('/sign-in', 303)
	const parsed = parseForm(await request.formData(), SecondFactor)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { code, next } = parsed.value
	const body = { challenge, code, device: deviceName(request.headers) }
	const answer = await api.tryCall(answerChallenge, { body })
	if (!answer.ok) return refuseSignIn(answer, {}, 'secondFactor.wrong')
	session.start({ token: answer.data.token })
	return redirect(safeReturnPath(next), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SecondFactorPage() {
	const { next } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('common')
	const error = rejected?.errors.code
	return (
		<PostForm className="grid gap-5">
			<header>
				<h1>{t('secondFactor.title')}</h1>
				<p className="mt-1 text-mute">{t('secondFactor.text')}</p>
			</header>
			<FormErrors rejected={rejected} />
			<input type="hidden" name="next" value={next} />
			<TextField
				id="code"
				name="code"
				label={t('secondFactor.code')}
				inputMode="text"
				autoComplete="one-time-code"
				maxLength={20}
				help={t('secondFactor.help')}
				errors={error ? [messageText(t, error)] : []}
				autoFocus
				required
			/>
			<Button variant="primary" size="large" wide>
				{t('secondFactor.submit')}
			</Button>
			<TextLink href="/sign-in" touch="block">
				{t('secondFactor.back')}
			</TextLink>
		</PostForm>
	)
}
