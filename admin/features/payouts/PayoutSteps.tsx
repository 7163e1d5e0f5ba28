import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { PayoutView } from './payout-view.ts'

type PayoutStepsProps = {
	payout: PayoutView
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

const ended = ['REFUSED', 'FAILED', 'REVERSED', 'CANCELLED']

/** What staff can do with a payout by a provider. */
export function PayoutSteps({ payout, mustConfirm, rejected }: PayoutStepsProps) {
	const { t } = useTranslation('payouts')
	const { state, way } = payout
	if (way === 'FILE' || ended.includes(state)) return null
	const waits = state === 'REQUESTED' || state === 'HELD'
	const isApprovable = (waits || state === 'SENDING') && !payout.isOwn
	return (
		<PostForm className="grid gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="payouts" />
			{waits && payout.isOwn ? <p>{t('own')}</p> : null}
			{isApprovable ? <ApprovalFields payout={payout} rejected={rejected} /> : null}
			{state === 'UNCLEAR' ? <NoteField rejected={rejected} /> : null}
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div className="flex flex-wrap gap-2">
				{isApprovable ? (
					<Button variant="primary" name="step" value="approve">
						{t(waits ? 'approve' : 'sendAgain')}
					</Button>
				) : null}
				{state === 'UNCLEAR' && !payout.isOwn ? (
					<>
						<Button name="step" value="paid">
							{t('resolvePaid')}
						</Button>
						<Button variant="danger" name="step" value="failed">
							{t('resolveFailed')}
						</Button>
					</>
				) : null}
				<Button name="step" value="check" formNoValidate>
					{t('check')}
				</Button>
				{waits ? (
					<Button variant="danger" name="step" value="cancel" formNoValidate>
						{t('cancel')}
					</Button>
				) : null}
			</div>
		</PostForm>
	)
}

/** The name to be accepted, if the bank has another one, and the provider's code. */
function ApprovalFields({ payout, rejected }: Omit<PayoutStepsProps, 'mustConfirm'>) {
	const { t } = useTranslation('payouts')
	const errors = fieldErrors(rejected, t)
	return (
		<>
			{payout.state === 'HELD' && payout.bankHolder ? (
				<>
					<input type="hidden" name="bankHolder" value={payout.bankHolder} />
					<CheckboxField
						id="accept"
						name="accept"
						value="yes"
						label={t('accept', { bank: payout.bankHolder, holder: payout.holder })}
						errors={errors('accept')}
					/>
				</>
			) : null}
			{payout.way === 'MIDTRANS' ? (
				<TextField
					id="code"
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={10}
					label={t('code')}
					help={t('codeHelp')}
					errors={errors('code')}
				/>
			) : null}
		</>
	)
}

function NoteField({ rejected }: Pick<PayoutStepsProps, 'rejected'>) {
	const { t } = useTranslation('payouts')
	return (
		<TextField
			id="reason"
			name="reason"
			maxLength={200}
			autoComplete="off"
			label={t('reason')}
			help={t('resolve')}
			defaultValue={rejected?.values.reason}
			errors={fieldErrors(rejected, t)('reason')}
		/>
	)
}
