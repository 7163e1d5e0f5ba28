import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { LineView } from './reconciliation-view.ts'

type LineFormProps = {
	line: LineView
	canSettle: boolean
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

/** What staff can do about a difference: each step is a button. */
export function LineForm({ line, canSettle, mustConfirm, rejected }: LineFormProps) {
	const { t } = useTranslation('reconciliation')
	const steps = line.steps.filter((step) => step === 'ASK' || canSettle)
	if (steps.length === 0) return null
	const isSettled = canSettle && steps.includes('EXPLAIN')
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="reconciliation" />
			<input type="hidden" name="line" value={line.id} />
			{isSettled ? (
				<TextField
					id="reason"
					name="reason"
					maxLength={200}
					autoComplete="off"
					label={t('step.reason')}
					help={t('step.reasonHelp')}
					defaultValue={rejected?.values.reason}
					errors={fieldErrors(rejected, t)('reason')}
				/>
			) : null}
			{isSettled && mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap gap-2">
				{(['EXPLAIN', 'BOOK', 'ASK'] as const).map((step) =>
					steps.includes(step) ? (
						<Button
							key={step}
							name="step"
							value={step}
							variant={step === 'BOOK' ? 'primary' : undefined}
						>
							{t(`step.${step}`)}
						</Button>
					) : null,
				)}
			</div>
		</PostForm>
	)
}
