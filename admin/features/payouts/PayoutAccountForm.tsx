import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PAYOUT_APPROVERS } from '#contract/payout-account.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { digits } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { PayoutAccountView } from './payout-account-view.ts'

type PayoutAccountFormProps = {
	one: PayoutAccountView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account that pays out. */
export function PayoutAccountForm({ one, rejected, mustConfirm }: PayoutAccountFormProps) {
	const { t } = useTranslation(['payouts', 'banks'])
	const errorsOf = fieldErrors(rejected, t)
	const typed = rejected?.values
	const { account } = one
	return (
		<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="payouts" />
			<SelectField
				id="environment"
				name="environment"
				label={t('settings.environment')}
				options={one.environments.map((value) => ({
					value,
					label: t(`banks:online.environments.${value}`),
				}))}
				defaultValue={typed?.environment ?? account?.environment}
				errors={errorsOf('environment')}
			/>
			<KeyFields one={one} rejected={rejected} />
			<SelectField
				id="approvers"
				name="approvers"
				label={t('settings.approvers')}
				help={t('settings.approversHelp')}
				options={PAYOUT_APPROVERS.map((value) => ({
					value,
					label: t(`settings.approversOf.${value}`),
				}))}
				defaultValue={typed?.approvers ?? account?.approvers}
			/>
			<TextField
				id="fee"
				name="fee"
				inputMode="numeric"
				prefix="Rp"
				maxLength={10}
				label={t('settings.fee')}
				help={t('settings.feeHelp')}
				defaultValue={typed?.fee ?? (account && account.fee > 0 ? digits(account.fee) : '')}
				errors={errorsOf('fee')}
			/>
			<CheckboxField
				id="active"
				name="active"
				value="yes"
				label={t('settings.active')}
				defaultChecked={typed ? typed.active !== undefined : (account?.isOn ?? true)}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div>
				<Button variant="primary">{t('settings.save')}</Button>
			</div>
		</PostForm>
	)
}

/** Inputs for keys, which are always empty: a saved key is not shown, nor one that was typed. */
function KeyFields({ one, rejected }: Pick<PayoutAccountFormProps, 'one' | 'rejected'>) {
	const { t } = useTranslation('payouts')
	const errorsOf = fieldErrors(rejected, t)
	const help = one.account ? t('settings.keyHelp') : undefined
	const input = { type: 'password', autoComplete: 'off', maxLength: 200, help } as const
	return (
		<>
			<TextField
				{...input}
				id="secretKey"
				name="secretKey"
				label={t(`settings.secretKey.${one.provider}`)}
				errors={errorsOf('secretKey')}
			/>
			{one.provider === 'MIDTRANS' ? (
				<TextField
					{...input}
					id="secretApprover"
					name="secretApprover"
					label={t('settings.approverKey')}
					errors={errorsOf('secretApprover')}
				/>
			) : null}
			<TextField
				{...input}
				id="secretProof"
				name="secretProof"
				label={t(`settings.proofKey.${one.provider}`)}
				errors={errorsOf('secretProof')}
			/>
		</>
	)
}
