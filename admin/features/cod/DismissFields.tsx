import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import type { RemittedLine } from '#contract/cod-remittance.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { DismissForm } from './cod.form.ts'

type DismissFieldsProps = {
	/** The file's page. */
	back: string
	state: RemittedLine['state']
	rejected: RejectedForm | undefined
	/** The password, where it is asked for. */
	confirmation: ReactNode
}

/** The form that puts a line of a courier's file aside. */
export function DismissFields({ back, state, rejected, confirmation }: DismissFieldsProps) {
	const { t } = useTranslation('cod')
	const field = formFields<typeof DismissForm>(rejected, t)
	return (
		<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="cod" />
			<p>{t('dismiss.text', { state: t(`one.states.${state}`) })}</p>
			<TextArea
				{...field('reason')}
				rows={2}
				maxLength={200}
				required
				label={t('writeOff.reason')}
				help={t('dismiss.reasonHelp')}
			/>
			{confirmation}
			<div className="flex flex-wrap gap-3">
				<Button variant="primary" name="act" value="dismiss">
					{t('dismiss.submit')}
				</Button>
				<ButtonLink href={back}>{t('writeOff.back')}</ButtonLink>
			</div>
		</PostForm>
	)
}
