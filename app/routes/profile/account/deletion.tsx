import { parseWithZod } from '@conform-to/zod/v4'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { deleteAccount, getProfile } from '#contract/account.ts'
import { deletionForm } from '#app/features/account/deletion.form.ts'
import { DeletionScreen } from '#app/features/account/DeletionScreen.tsx'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'

export const handle = { i18n: ['account', 'auth', 'profile'] }

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { hasPassword } = await orRespond(context.call(getProfile, {}))
	return {
		hasPassword,
		title: translator(context.locale)('account:deletion.title'),
		formToken: context.formToken(),
	}
}

/** Deletes the account here and at the website API. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const form = await request.formData()
	const { hasPassword } = await orRespond(context.call(getProfile, {}))
	const submission = parseWithZod(form, { schema: deletionForm(hasPassword) })
	if (submission.status !== 'success') return refuse(submission)
	try {
		await context.call(deleteAccount, { body: { password: submission.value.password } })
	} catch (error) {
		return refuseFailed(error, submission, texts)
	}
	context.customer.end()
	context.forgetVisitor()
	context.flash({ type: 'success', key: 'account:said.deleted' })
	return redirect(localePath(context.locale, paths.home), {
		status: 303,
		headers: { 'Clear-Site-Data': '"storage"' },
	})
}

const texts = {
	codes: {
		ORDERS_OPEN: 'account:deletion.ordersOpen',
		BALANCE_LEFT: 'account:deletion.balanceLeft',
		SIGN_IN_AGAIN: 'account:deletion.signInAgain',
	},
	fields: { password: 'account:password.wrong' },
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Deletion() {
	return (
		<DeletionScreen {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
