import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { changeProfile, getProfile } from '#contract/account.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { localPhone } from '#web/domain/phone.ts'
import { EditScreen, type EditPage } from '#app/features/account/EditScreen.tsx'
import { personForm } from '#app/features/account/person.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'

export const handle = { i18n: ['account', 'auth', 'profile'] }

/** The customer's current personal data. */
export async function loader({ context }: LoaderFunctionArgs): Promise<EditPage> {
	requireCustomer(context)
	const person = await orRespond(context.call(getProfile, {}))
	const { name, email, phone, birthday } = person
	const { emailWaiting, isEmailConfirmed, pictureId, hasPassword } = person
	return {
		emailWaiting,
		isEmailConfirmed,
		pictureId,
		hasPassword,
		title: translator(context.locale)('account:edit.title'),
		formToken: context.formToken(),
		values: { name, email, phone: localPhone(phone), birthday: birthday ?? '' },
		today: jakartaDay(context.now),
	}
}

/** Stores the changes; a new email has to be confirmed by its mailed link. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const schema = personForm(jakartaDay(context.now))
	const submission = parseWithZod(await request.formData(), { schema })
	if (submission.status !== 'success') return refuse(submission)
	try {
		const { emailWaiting, token } = await context.call(changeProfile, { body: submission.value })
		context.customer.open(token)
		const isMailed = emailWaiting?.toLowerCase() === submission.value.email.toLowerCase()
		context.flash({
			type: 'success',
			key: isMailed ? 'account:said.mailed' : 'account:said.edited',
		})
		return goTo(context.locale, paths.profile.edit)
	} catch (error) {
		return refuseFailed(error, submission, textsFor(submission.value))
	}
}

// Only the website API knows whether the changes need the password.
function textsFor({ password }: { password?: string | undefined }) {
	return {
		codes: { ACCOUNT_EXISTS: 'account:taken' },
		fields: {
			name: 'auth:name.refused',
			email: 'auth:email.refused',
			phone: 'common:phone.NOT_A_NUMBER',
			birthday: 'account:birthday.wrong',
			password: password === undefined ? 'auth:password.needed' : 'account:password.wrong',
		},
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function EditPerson() {
	return (
		<EditScreen page={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
	)
}
