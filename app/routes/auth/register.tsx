import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { register } from '#contract/auth.ts'
import { meantEmail } from '#app/domain/mail-domain.ts'
import { registerForm } from '#app/features/auth/register.form.ts'
import { RegisterScreen } from '#app/features/auth/RegisterScreen.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { authFrame, returnPathOf } from './auth-page.server.ts'
import { refuseFailed, refuse } from './refuse.server.ts'
import { signedIn } from './signed-in.server.ts'

export const handle = { i18n: ['auth', 'frame'] }

export function loader({ context, request }: LoaderFunctionArgs) {
	return {
		...authFrame(context),
		title: translator(context.locale)('auth:register.title'),
		back: returnPathOf(request),
		google: context.google !== null,
		shown: context.registration.mark(),
	}
}

/** Creates an account and signs in. The message for an existing account does not say whether email or phone matched. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await request.formData()
	const submission = parseWithZod(form, { schema: registerForm })
	if (submission.status !== 'success') return refuse(submission)
	if (context.registration.isTooQuick(form.get('shown'))) {
		return refuse(submission, 422, { formErrors: ['auth:register.tooQuick'] })
	}
	const { name, email, phone, password } = submission.value
	try {
		const { agent } = context.referrals()
		const person = { name, email, phone, password, isAgreed: true, agent } as const
		const { token } = await context.call(register, { body: { ...person, device: context.device } })
		const meant = meantEmail(email)
		if (meant) context.flash({ type: 'info', key: 'common:email.meant', values: { email: meant } })
		return await signedIn(context, token, returnPathOf(request))
	} catch (error) {
		return refuseFailed(error, submission, { ACCOUNT_EXISTS: 'auth:register.exists' })
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Register() {
	return (
		<RegisterScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
