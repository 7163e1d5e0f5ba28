import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { changePassword } from '#contract/password.ts'
import { getProfile } from '#contract/account.ts'
import { passwordForm } from '#app/features/account/password.form.ts'
import { PasswordScreen } from '#app/features/account/PasswordScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'

export const handle = { i18n: ['account', 'auth', 'profile'] }

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { hasPassword } = await orRespond(context.call(getProfile, {}))
	return {
		hasPassword,
		title: translator(context.locale)('account:passwordChange.title'),
		formToken: context.formToken(),
	}
}

/** Ends every session but this one, which gets a new bearer token. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const form = await request.formData()
	const { hasPassword } = await orRespond(context.call(getProfile, {}))
	const submission = parseWithZod(form, { schema: passwordForm(hasPassword) })
	if (submission.status !== 'success') return refuse(submission)
	const { current, password } = submission.value
	try {
		const { device } = context
		const { token } = await context.call(changePassword, { body: { current, password, device } })
		context.customer.open(token)
	} catch (error) {
		return refuseFailed(error, submission, texts)
	}
	context.flash({ type: 'success', key: 'account:said.password' })
	return goTo(context.locale, paths.profile.sessions)
}

const texts = {
	fields: { current: 'account:password.wrong', password: 'auth:password.refused' },
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Password() {
	return (
		<PasswordScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
