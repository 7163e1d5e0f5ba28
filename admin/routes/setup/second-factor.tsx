import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { AuthenticatorForm } from '#admin/features/access/AuthenticatorForm.tsx'
import {
	changeSecondFactor,
	SecondFactorForm,
} from '#admin/features/access/change-second-factor.server.ts'
import { RecoveryCodes } from '#admin/features/access/RecoveryCodes.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { parseForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireAccount } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { admin, me } = await requireAccount(args)
	// Later it is turned on in the account settings.
	const isLate = me.confirmedUntil === null || me.companies.length > 0
	if (args.request.method === 'GET' && (me.hasSecondFactor || isLate)) throw redirect('/setup/shop')
	return { title: pageTitle(admin.locale, 'common:account.secondFactor') }
}

export async function action(args: AdminArgs) {
	const { admin } = await requireAccount(args)
	const parsed = parseForm(await args.request.formData(), SecondFactorForm)
	if (!parsed.ok) return json({ rejected: parsed.rejected }, { status: 422 })
	const result = await changeSecondFactor(admin.api, parsed.value)
	if ('notice' in result) return redirect('/setup/shop', 303)
	return json(result, { status: 'rejected' in result ? 422 : 200 })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SetupSecondFactorPage() {
	useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	const { t } = useTranslation(['setup', 'access', 'common'])
	const rejected = result && 'rejected' in result ? result.rejected : undefined
	if (result && 'codes' in result) return <RecoveryCodes codes={result.codes} next="/setup/shop" />
	if (result && 'app' in result) return <AuthenticatorForm app={result.app} rejected={rejected} />
	return (
		<Panel id="factor" title={t('common:account.secondFactor')}>
			<p className="text-mute">{t('access:factor.text')}</p>
			<PostForm className="mt-4 flex flex-wrap gap-3">
				<Button variant="primary" name="act" value="start">
					{t('access:factor.start')}
				</Button>
				<ButtonLink href="/setup/shop">{t('later')}</ButtonLink>
			</PostForm>
		</Panel>
	)
}
