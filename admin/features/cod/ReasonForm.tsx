import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { WriteOffForm } from './cod.form.ts'

type ReasonFormProps = {
	rejected: RejectedForm | undefined
	mustConfirm: boolean
	/** What it does. */
	children: ReactNode
	/** Help for the reason; null: none is asked for. */
	help: string | null
	button: ReactNode
	/** The page that is gone back to. */
	back: string
}

/** A step that needs the password again where that is long ago, and mostly a reason. */
export function ReasonForm(props: ReasonFormProps) {
	const { rejected, mustConfirm, children, help, button, back } = props
	const { t } = useTranslation('cod')
	const field = formFields<typeof WriteOffForm>(rejected, t)
	return (
		<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="cod" />
			{children}
			{help === null ? null : (
				<TextArea
					{...field('reason')}
					rows={2}
					maxLength={200}
					required
					label={t('writeOff.reason')}
					help={help}
				/>
			)}
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap gap-3">
				{button}
				<ButtonLink href={back}>{t('writeOff.back')}</ButtonLink>
			</div>
		</PostForm>
	)
}
