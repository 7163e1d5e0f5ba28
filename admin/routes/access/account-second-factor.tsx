import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	changeSecondFactor,
	SecondFactorForm,
} from '#admin/features/access/change-second-factor.server.ts'
import { RecoveryCodes } from '#admin/features/access/RecoveryCodes.tsx'
import { AuthenticatorForm } from '#admin/features/access/AuthenticatorForm.tsx'
import { SecondFactorChoice } from '#admin/features/access/SecondFactorChoice.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { parseForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { me, locale, mustConfirm } = await requireStaff(args)
	return {
		title: pageTitle(locale, 'common:account.secondFactor'),
		isOn: me.hasSecondFactor,
		codesLeft: me.recoveryCodesLeft,
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args)
	const form = await args.request.formData()
	const parsed = parseForm(form, SecondFactorForm)
	if (!parsed.ok) return json({ rejected: parsed.rejected }, { status: 422 })
	if (parsed.value.act !== 'confirm') {
		const error = await confirmPassword(staff, form)
		if (error !== null) {
			return json({ rejected: { values: {}, errors: { password: error } } }, { status: 422 })
		}
	}
	const result = await changeSecondFactor(staff.api, parsed.value)
	if ('refused' in result) noteConflict(staff, result.refused)
	else if ('notice' in result) staff.notices.put(noticeOf(staff, result.notice))
	else return json(result, { status: 'rejected' in result ? 422 : 200 })
	return redirect('/account/second-factor', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AccountSecondFactorPage() {
	const { isOn, codesLeft, mustConfirm } = useLoaderData<typeof loader>()
	const result = useActionData<typeof action>()
	const { t } = useTranslation(['access', 'common'])
	const rejected = result && 'rejected' in result ? result.rejected : undefined
	const codes = result && 'codes' in result ? result.codes : undefined
	const app = result && 'app' in result ? result.app : undefined
	return (
		<>
			<PageHead
				title={t('common:account.secondFactor')}
				back={{ href: '/account', label: t('common:account.title') }}
			/>
			<div className="max-w-160">
				{codes ? (
					<RecoveryCodes codes={codes} />
				) : app ? (
					<AuthenticatorForm app={app} rejected={rejected} />
				) : (
					<SecondFactorChoice
						isOn={isOn}
						codesLeft={codesLeft}
						mustConfirm={mustConfirm}
						rejected={rejected}
					/>
				)}
			</div>
		</>
	)
}
