import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	dismissRemittedLine,
	readCodRemittance,
	restoreRemittedLine,
} from '#contract/cod-remittance.ts'
import { remittedLineView } from '#admin/features/cod/cod-view.ts'
import { DismissForm } from '#admin/features/cod/cod.form.ts'
import { ReasonForm } from '#admin/features/cod/ReasonForm.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, mustConfirm } = await requireStaff(args, 'refunds.pay')
	const { id = '', line: lineId } = args.params
	const { lines } = await api.call(readCodRemittance, { id })
	const line = lines.find((one) => one.id === lineId)
	if (!line) throw new Response(null, { status: 404 })
	const view = remittedLineView(line, locale)
	return {
		title: pageTitle(locale, 'cod:dismiss.title', { tracking: view.tracking }),
		back: `/cod/${encodeURIComponent(id)}`,
		line: view,
		mustConfirm,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'refunds.pay')
	const { id = '', line = '' } = args.params
	const form = await args.request.formData()
	const parsed = parseForm(form, DismissForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values: valuesOf(form), errors: { password: error } })
	const { value } = parsed
	const isDismissed = value.act === 'dismiss'
	const answer =
		value.act === 'dismiss'
			? await staff.api.tryCall(dismissRemittedLine, { id, line, body: { reason: value.reason } })
			: await staff.api.tryCall(restoreRemittedLine, { id, line })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, isDismissed ? 'cod:dismiss.done' : 'cod:restore.done'))
	} else {
		noteConflict(staff, answer)
	}
	return redirect(`/cod/${encodeURIComponent(id)}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** A line of a courier's file is put aside with a reason, or taken back. */
export default function RemittedLinePage() {
	const { line, back, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('cod')
	const { tracking, collected, fee, dismissal, canDismiss } = line
	const form = { rejected, mustConfirm, back }
	return (
		<>
			<PageHead
				title={t('dismiss.title', { tracking })}
				back={{ href: back, label: t('dismiss.file') }}
			>
				<p className="text-mute">{t('dismiss.facts', { collected, fee })}</p>
			</PageHead>
			{dismissal ? (
				<ReasonForm
					{...form}
					help={null}
					button={
						<Button variant="primary" name="act" value="restore">
							{t('restore.submit')}
						</Button>
					}
				>
					<p>{t('dismiss.by', dismissal)}</p>
					<p>{dismissal.reason}</p>
				</ReasonForm>
			) : canDismiss ? (
				<ReasonForm
					{...form}
					help={t('dismiss.reasonHelp')}
					button={
						<Button variant="primary" name="act" value="dismiss">
							{t('dismiss.submit')}
						</Button>
					}
				>
					<p>{t('dismiss.text', { state: t(`one.states.${line.state}`) })}</p>
				</ReasonForm>
			) : (
				<Alert tone="info" title={t('dismiss.nothing')} />
			)}
		</>
	)
}
