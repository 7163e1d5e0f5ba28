import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { changePassword } from '#contract/password.ts'
import { getProfile } from '#contract/account.ts'
import { passwordForm } from '#app/features/account/password.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { NewPassword, OwnPassword } from '#web/ui/OwnPassword.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { Button } from '#web/ui/Button.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { refuseFailed, refuse } from '../refuse.server.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

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

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Changes the password, or sets the first one of a customer who signs in with Google. */
export default function Password() {
	const { title, formToken, hasPassword } = useLoaderData<typeof loader>()
	const result = useAnswer<typeof action>()
	const { t } = useTranslation(['account', 'auth', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof passwordForm>>({
		id: 'secret',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<div className="max-w-144">
			<PageHeader title={title}>{t('passwordChange.lead')}</PageHeader>
			<FieldForm
				form={form}
				action={path(paths.profile.password)}
				formToken={formToken}
				summary={t('profile:form.summary', { count: errors.length })}
				errors={errors}
			>
				{hasPassword ? (
					<OwnPassword {...fieldProps(fields.current, t)} label={t('passwordChange.current')} />
				) : null}
				<NewPassword {...fieldProps(fields.password, t)} />
				<Button variant="primary" size="large" pending={sending}>
					{t('passwordChange.submit')}
				</Button>
			</FieldForm>
		</div>
	)
}
