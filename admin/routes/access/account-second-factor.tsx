import { json, redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	changeSecondFactor,
	SecondFactorForm,
} from '#admin/features/access/change-second-factor.server.ts'
import { RecoveryCodes } from '#admin/features/access/RecoveryCodes.tsx'
import { AuthenticatorForm } from '#admin/features/access/AuthenticatorForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

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
	const factor = useLoaderData<typeof loader>()
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
					<SecondFactorChoice {...factor} rejected={rejected} />
				)}
			</div>
		</>
	)
}

type SecondFactorChoiceProps = Omit<SerializeFrom<typeof loader>, 'title'> & {
	rejected: RejectedForm | undefined
}

function SecondFactorChoice({ isOn, codesLeft, mustConfirm, rejected }: SecondFactorChoiceProps) {
	const { t } = useTranslation(['access', 'common'])
	return (
		<Panel
			id="state"
			title={t('factor.state')}
			more={
				<Badge colour={isOn ? 'green' : 'yellow'}>
					{t(isOn ? 'common:account.on' : 'common:account.off')}
				</Badge>
			}
		>
			<p className="mb-4 text-14 text-mute">
				{isOn ? t('factor.left', { count: codesLeft }) : t('factor.text')}
			</p>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="access" />
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div className="flex flex-wrap gap-2">
					{isOn ? (
						<>
							<Button name="act" value="codes">
								{t('factor.newCodes')}
							</Button>
							<Button variant="danger" name="act" value="stop">
								{t('factor.stop')}
							</Button>
						</>
					) : (
						<Button variant="primary" name="act" value="start">
							{t('factor.start')}
						</Button>
					)}
				</div>
			</PostForm>
		</Panel>
	)
}
