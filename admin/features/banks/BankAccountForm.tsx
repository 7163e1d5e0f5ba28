import { useTranslation } from '#admin/i18n/use-translation.ts'
import { BANKS } from '#contract/bank.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { BankForm } from './bank.form.ts'

type BankAccountFormProps = {
	/** Address that the form is sent to; undefined: its own page. */
	action?: string
	/** Undefined for a new account. */
	account?: { name: string; number: string; holder: string; isActive: boolean; position: number }
	/** Number of accounts, for the choice of a position. */
	count: number
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of a bank account that shoppers transfer to. */
export function BankAccountForm({
	action,
	account,
	count,
	rejected,
	mustConfirm,
}: BankAccountFormProps) {
	const { t } = useTranslation('banks')
	const field = formFields<typeof BankForm>(rejected, t)
	return (
		<PostForm
			action={action}
			className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5"
		>
			<FormErrors rejected={rejected} ns="banks" />
			<NameField account={account} rejected={rejected} />
			<TextField
				{...field('number', account?.number)}
				inputMode="numeric"
				autoComplete="off"
				label={t('account.number')}
				help={account ? t('account.numberHelp') : undefined}
				required
			/>
			<TextField
				{...field('holder', account?.holder)}
				maxLength={60}
				autoComplete="off"
				label={t('account.holder')}
				help={t('account.holderHelp')}
				required
			/>
			{account ? <OfferFields account={account} count={count} rejected={rejected} /> : null}
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div>
				<Button variant="primary">{t(account ? 'account.save' : 'add')}</Button>
			</div>
		</PostForm>
	)
}

type FieldProps = Pick<BankAccountFormProps, 'account' | 'rejected'>

/** The bank of a new account, or the displayed name of an existing one. */
function NameField({ account, rejected }: FieldProps) {
	const { t } = useTranslation('banks')
	const field = formFields<typeof BankForm>(rejected, t)
	return account ? (
		<TextField
			{...field('name', account.name)}
			maxLength={60}
			autoComplete="off"
			label={t('account.name')}
			required
		/>
	) : (
		<SelectField
			{...field('bank')}
			label={t('account.bank')}
			placeholder={t('account.choose')}
			options={Object.entries(BANKS).map(([value, label]) => ({ value, label }))}
			required
		/>
	)
}

/** Whether shoppers see the account, and at which position. */
function OfferFields({
	account,
	count,
	rejected,
}: {
	account: NonNullable<BankAccountFormProps['account']>
	count: number
	rejected: RejectedForm | undefined
}) {
	const { t } = useTranslation('banks')
	const typed = rejected?.values
	const places = Array.from({ length: count }, (_, at) => String(at + 1))
	return (
		<>
			<SelectField
				id="position"
				name="position"
				label={t('account.position')}
				help={t('account.positionHelp')}
				options={places.map((value) => ({ value, label: value }))}
				defaultValue={typed?.position ?? String(account.position)}
			/>
			<CheckboxField
				id="active"
				name="active"
				value="yes"
				label={t('account.active')}
				help={t('account.activeHelp')}
				defaultChecked={typed ? typed.active !== undefined : account.isActive}
			/>
		</>
	)
}
