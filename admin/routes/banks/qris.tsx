import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listShopBanks, removeQris, setQris } from '#contract/shop-bank.ts'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'

const maxBytes = 10_000_000

export async function loader(args: AdminArgs) {
	const { api, locale, mustConfirm } = await requireStaff(args, 'banks')
	const { qris } = await api.call(listShopBanks, {})
	return {
		title: pageTitle(locale, 'banks:qris.title'),
		mustConfirm,
		merchant: qris && [qris.name, qris.city].filter(Boolean).join(', '),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'banks')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const isRemoval = form.get('act') === 'remove'
	const file = form.get('picture')
	const picture = file instanceof File && file.size > 0 ? file : undefined
	if (!isRemoval && !picture) return refuseForm({ values, errors: { picture: 'qris.missing' } })
	if (picture && picture.size > maxBytes) {
		return refuseForm({ values, errors: { picture: 'qris.tooLarge' } })
	}
	const error = await confirmPassword(staff, form)
	if (error !== null) return refuseForm({ values, errors: { password: error } })
	const answer =
		isRemoval || !picture
			? await staff.api.tryCall(removeQris, {})
			: await staff.api.tryCall(setQris, {
					bytes: { type: 'image/*', content: new Uint8Array(await picture.arrayBuffer()) },
				})
	if (!answer.ok) {
		const [reason] = answer.errors.PICTURE ?? []
		if (reason === undefined) throw refusalResponse(answer)
		return refuseForm({ values: { ...values, reason }, errors: { picture: 'qris.refused' } })
	}
	staff.notices.put(noticeOf(staff, isRemoval ? 'banks:qris.removed' : 'banks:qris.saved'))
	return redirect(afterSaving(staff.company.isOpen, '/settings/payment'), 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function QrisPage() {
	const { merchant, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('banks')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<>
			<PageHead title={t('qris.title')} back={{ href: '/settings/payment', label: t('title') }} />
			<PostForm
				encType="multipart/form-data"
				className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5"
			>
				<FormErrors rejected={rejected} ns="banks" />
				{merchant === null ? null : <Alert title={t('qris.now', { merchant })} />}
				<FileField
					id="picture"
					name="picture"
					accept={['image/*']}
					label={t('qris.picture')}
					help={t('qris.pictureHelp')}
					errors={errorsOf('picture')}
				/>
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div className="flex flex-wrap gap-2">
					<Button variant="primary" name="act" value="save">
						{t('qris.save')}
					</Button>
					{merchant === null ? null : (
						<Button variant="danger" name="act" value="remove">
							{t('qris.remove')}
						</Button>
					)}
				</div>
			</PostForm>
		</>
	)
}
