import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { addFirstOwner, findSetup } from '#contract/setup.ts'
import { deviceName } from '#admin/features/access/device-name.ts'
import { NewPasswordField } from '#admin/features/access/NewPasswordField.tsx'
import { ExpiredLink } from '#admin/features/access/ExpiredLink.tsx'
import { OwnerForm } from '#admin/features/setup/owner.form.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { fieldErrors, formFields } from '#admin/http/field-errors.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { linkToken } from '#admin/http/link-token.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader({ context, request }: AdminArgs) {
	const { api, locale, session } = adminOf(context)
	if (session.current && request.method === 'GET') throw redirect('/setup/shop')
	const title = pageTitle(locale, 'setup:owner.title')
	const found = await api.tryCall(findSetup, { body: { token: linkToken(request) } })
	if (found.ok) return json({ title, isGood: true })
	if (found.status !== 410 && found.status !== 422) throw refusalResponse(found)
	return json({ title, isGood: false }, { status: 410 })
}

export async function action({ context, request }: AdminArgs) {
	const { api, session } = adminOf(context)
	const form = await request.formData()
	const parsed = parseForm(form, OwnerForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { name, email, whatsapp, password } = parsed.value
	const sent = { name, email, whatsapp, password, device: deviceName(request.headers) }
	const body = { ...sent, token: linkToken(request) }
	const answer = await api.tryCall(addFirstOwner, { body })
	if (answer.ok) {
		session.start({ token: answer.data.token })
		return redirect('/setup/second-factor', 303)
	}
	const values = valuesOf(form)
	if (answer.status === 410) return refuseForm({ values, errors: { '': 'owner.used' } }, 410)
	if (answer.status !== 422) throw refusalResponse(answer)
	const errors: Record<string, string> = {
		...(answer.errors.password && { password: 'access:password.common' }),
		...(answer.errors.email && { email: 'access:reset.emailWrong' }),
		...(answer.errors.name && { name: 'access:invitation.nameWrong' }),
		...(answer.errors.whatsapp && { whatsapp: 'owner.whatsappWrong' }),
	}
	if (Object.keys(errors).length === 0) throw refusalResponse(answer)
	return refuseForm({ values, errors })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OwnerPage() {
	const { isGood } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['setup', 'access', 'common'])
	const errorsOf = fieldErrors(rejected, t)
	const field = formFields<typeof OwnerForm>(rejected, t)
	if (!isGood) {
		const next = { href: '/sign-in', label: t('common:secondFactor.back') }
		return <ExpiredLink text={t('owner.used')} next={next} />
	}
	return (
		<PostForm className="grid gap-5">
			<header>
				<p className="text-14 text-mute">{t('stepOf', { number: 1, count: 7 })}</p>
				<h1>{t('owner.title')}</h1>
				<p className="mt-1 text-mute">{t('owner.text')}</p>
			</header>
			<FormErrors rejected={rejected} ns="setup" />
			<TextField
				{...field('name')}
				label={t('access:invitation.name')}
				maxLength={100}
				autoComplete="name"
				required
			/>
			<TextField
				{...field('email')}
				label={t('common:signIn.email')}
				type="email"
				autoComplete="username"
				maxLength={254}
				required
			/>
			<TextField
				{...field('whatsapp')}
				label={t('owner.whatsapp')}
				type="tel"
				autoComplete="tel"
				maxLength={40}
				help={t('owner.whatsappHelp')}
				required
			/>
			<NewPasswordField errors={errorsOf('password')} />
			<Button variant="primary" size="large" wide>
				{t('owner.submit')}
			</Button>
		</PostForm>
	)
}
