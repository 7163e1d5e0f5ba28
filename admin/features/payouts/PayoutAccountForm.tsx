import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PAYOUT_APPROVERS } from '#contract/payout-account.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { digits } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { PayoutAccountFields } from './payout-account.form.ts'
import type { PayoutAccountView } from './payout-account-view.ts'

type PayoutAccountFormProps = {
	one: PayoutAccountView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account that pays out. */
export function PayoutAccountForm({ one, rejected, mustConfirm }: PayoutAccountFormProps) {
	const { t } = useTranslation(['payouts', 'banks'])
	const field = formFields<typeof PayoutAccountFields>(rejected, t)
	const typed = rejected?.values
	const { account } = one
	return (
		<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="payouts" />
			<SelectField
				{...field('environment', account?.environment)}
				label={t('settings.environment')}
				options={one.environments.map((value) => ({
					value,
					label: t(`banks:online.environments.${value}`),
				}))}
			/>
			<KeyFields one={one} rejected={rejected} />
			<SelectField
				{...field('approvers', account?.approvers)}
				label={t('settings.approvers')}
				help={t('settings.approversHelp')}
				options={PAYOUT_APPROVERS.map((value) => ({
					value,
					label: t(`settings.approversOf.${value}`),
				}))}
			/>
			<TextField
				{...field('fee', account && account.fee > 0 ? digits(account.fee) : '')}
				inputMode="numeric"
				prefix="Rp"
				maxLength={10}
				label={t('settings.fee')}
				help={t('settings.feeHelp')}
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
	const field = formFields<typeof PayoutAccountFields>(rejected, t)
	const help = one.account ? t('settings.keyHelp') : undefined
	const input = { type: 'password', autoComplete: 'off', maxLength: 200, help } as const
	return (
		<>
			<TextField
				{...input}
				{...field('secretKey')}
				label={t(`settings.secretKey.${one.provider}`)}
			/>
			{one.provider === 'MIDTRANS' ? (
				<TextField {...input} {...field('secretApprover')} label={t('settings.approverKey')} />
			) : null}
			<TextField
				{...input}
				{...field('secretProof')}
				label={t(`settings.proofKey.${one.provider}`)}
			/>
		</>
	)
}
