import { parseWithZod } from '@conform-to/zod/v4'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react'
import { useForm } from '@conform-to/react'
import { deleteAccount, getProfile } from '#contract/account.ts'
import { deletionForm } from '#app/features/account/deletion.form.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { OwnPassword } from '#web/ui/OwnPassword.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
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

/** Deleting the account: what is deleted, what is kept, and the password. Loads a new document afterwards. */
export default function Deletion() {
	const { title, formToken, hasPassword } = useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	const { t } = useTranslation(['account', 'auth', 'profile'])
	const path = usePath()
	const [form, fields] = useForm<FieldsOf<typeof deletionForm>>({
		id: 'end',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<div className="flex flex-col gap-4 max-w-144">
			<PageHeader title={title}>{t('deletion.lead')}</PageHeader>
			<Card as="ul" variant="filled" className="list-disc pl-10 sm:pl-10">
				<li>{t('deletion.gone')}</li>
				<li>{t('deletion.kept')}</li>
				<li>{t('deletion.final')}</li>
			</Card>
			<form
				method="post"
				action={path(paths.profile.deletion)}
				id={form.id}
				noValidate
				className="grid grid-cols-1 gap-5"
			>
				<ErrorSummary title={t('profile:form.summary', { count: errors.length })} errors={errors} />
				<input type="hidden" name="formToken" value={formToken} />
				{hasPassword ? (
					<OwnPassword {...fieldProps(fields.password, t)} label={t('deletion.password')} />
				) : null}
				<CheckboxField
					id={fields.understood.id}
					name={fields.understood.name}
					errors={fields.understood.errors?.map((key) => messageText(t, key))}
					label={t('deletion.understood.label')}
				/>
				<div className="flex flex-wrap items-center gap-2">
					<Button variant="danger" size="large">
						{t('deletion.submit')}
					</Button>
					<ButtonLink variant="quiet" size="large" href={path(paths.profile.data)}>
						{t('profile:form.cancel')}
					</ButtonLink>
				</div>
			</form>
		</div>
	)
}
