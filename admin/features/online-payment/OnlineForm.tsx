import { useTranslation } from '#admin/i18n/use-translation.ts'
import { FEE_PAYERS } from '#contract/payment-account.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { MethodFields } from './MethodFields.tsx'
import type { OnlineAccountFields } from './online.form.ts'
import type { OnlineView } from './online-view.ts'

type OnlineFormProps = {
	one: OnlineView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account with a provider. */
export function OnlineForm({ one, rejected, mustConfirm }: OnlineFormProps) {
	const { t } = useTranslation('banks')
	const field = formFields<typeof OnlineAccountFields>(rejected, t)
	const typed = rejected?.values
	const { account } = one
	return (
		<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="banks" />
			<SelectField
				{...field('environment', account?.environment)}
				label={t('online.environment')}
				options={one.environments.map((value) => ({
					value,
					label: t(`online.environments.${value}`),
				}))}
			/>
			<KeyFields one={one} rejected={rejected} />
			<MethodFields one={one} rejected={rejected} />
			<SelectField
				{...field('feePayer', account?.feePayer)}
				label={t('online.payer')}
				options={FEE_PAYERS.map((value) => ({ value, label: t(`online.payers.${value}`) }))}
			/>
			<CheckboxField
				id="active"
				name="active"
				value="yes"
				label={t('online.active')}
				help={t('online.activeHelp')}
				defaultChecked={typed ? typed.active !== undefined : (account?.isActive ?? true)}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div>
				<Button variant="primary">{t('online.save')}</Button>
			</div>
		</PostForm>
	)
}

/** Inputs for keys, which are always empty: a saved key is not shown, nor one that was typed. */
function KeyFields({ one, rejected }: Pick<OnlineFormProps, 'one' | 'rejected'>) {
	const { t } = useTranslation('banks')
	const field = formFields<typeof OnlineAccountFields>(rejected, t)
	const help = one.account ? t('online.keys.help') : undefined
	const input = { type: 'password', autoComplete: 'off', maxLength: 200, help } as const
	return (
		<>
			<TextField {...input} {...field('secretKey')} label={t(`online.keys.${one.provider}`)} />
			{one.provider === 'XENDIT' ? (
				<TextField {...input} {...field('secretToken')} label={t('online.keys.token')} />
			) : null}
		</>
	)
}
