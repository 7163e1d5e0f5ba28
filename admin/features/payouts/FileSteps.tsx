import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type FileStepsProps = { mustConfirm: boolean; rejected: RejectedForm | undefined }

/** What became of a file that was given to the bank, or not. */
export function FileSteps({ mustConfirm, rejected }: FileStepsProps) {
	const { t } = useTranslation('payouts')
	return (
		<PostForm className="grid max-w-180 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="payouts" />
			<TextField
				id="reference"
				name="reference"
				maxLength={80}
				autoComplete="off"
				label={t('files.reference')}
				help={t('files.referenceHelp')}
				defaultValue={rejected?.values.reference}
				errors={fieldErrors(rejected, t)('reference')}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap items-center gap-2">
				<Button variant="primary" name="step" value="paid">
					{t('files.paid')}
				</Button>
				<Button variant="danger" name="step" value="cancel" formNoValidate>
					{t('files.cancel')}
				</Button>
			</div>
			<p className="text-14 text-mute">{t('files.cancelText')}</p>
		</PostForm>
	)
}
