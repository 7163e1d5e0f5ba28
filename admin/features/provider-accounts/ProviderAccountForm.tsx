import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { OnlineView } from '#admin/features/online-payment/online-view.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

type ProviderAccountFormProps = Pick<ComponentProps<typeof FormErrors>, 'rejected' | 'ns'> & {
	mustConfirm: boolean
	/** The field `environment`. */
	environment: Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>
	environments: OnlineView['environments']
	/** Whether the saved account is used; of a new one, true. */
	isActive: boolean
	texts: { environment: string; active: string; activeHelp?: string; save: string }
	/** The fields between the environment and whether the account is used. */
	children: ReactNode
}

/** The form of an account with a provider: of payments, of payouts or of couriers. */
export function ProviderAccountForm({
	rejected,
	ns,
	mustConfirm,
	environment,
	environments,
	isActive,
	texts,
	children,
}: ProviderAccountFormProps) {
	const { t } = useTranslation('banks')
	const typed = rejected?.values
	return (
		<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns={ns} />
			<SelectField
				{...environment}
				label={texts.environment}
				options={environments.map((value) => ({
					value,
					label: t(`online.environments.${value}`),
				}))}
			/>
			{children}
			<CheckboxField
				id="active"
				name="active"
				value="yes"
				label={texts.active}
				help={texts.activeHelp}
				defaultChecked={typed ? typed.active !== undefined : isActive}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div>
				<Button variant="primary">{texts.save}</Button>
			</div>
		</PostForm>
	)
}
