import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldGroup } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { fieldOfCourier } from './courier-account.form.ts'
import type { CourierAccountView } from './courier-account-view.ts'

type CourierAccountFormProps = {
	one: CourierAccountView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account with a provider of couriers. */
export function CourierAccountForm({ one, rejected, mustConfirm }: CourierAccountFormProps) {
	const { t } = useTranslation(['settings', 'banks'])
	const errorsOf = fieldErrors(rejected, t)
	const typed = rejected?.values
	const { account } = one
	return (
		<PostForm className="grid gap-5 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="settings" />
			<SelectField
				id="environment"
				name="environment"
				label={t('live.environment')}
				options={one.environments.map((value) => ({
					value,
					label: t(`banks:online.environments.${value}`),
				}))}
				defaultValue={typed?.environment ?? account?.environment}
				errors={errorsOf('environment')}
			/>
			<TextField
				id="secretKey"
				name="secretKey"
				type="password"
				autoComplete="off"
				maxLength={500}
				label={t('live.key')}
				help={account ? t('live.keyHelp') : undefined}
				errors={errorsOf('secretKey')}
			/>
			<FieldGroup id="couriers" label={t('live.couriers')} help={t('live.couriersHelp')}>
				<div className="grid grid-cols-2 gap-x-4">
					{one.couriers.map(({ code, name, isOn }) => (
						<CheckboxField
							key={code}
							id={fieldOfCourier(code)}
							name={fieldOfCourier(code)}
							value="yes"
							label={name}
							defaultChecked={typed ? typed[fieldOfCourier(code)] !== undefined : isOn}
						/>
					))}
				</div>
			</FieldGroup>
			<SenderFields one={one} rejected={rejected} />
			{one.pushUrl === null ? null : <ProofFields one={one} rejected={rejected} />}
			<CheckboxField
				id="active"
				name="active"
				value="yes"
				label={t('live.active')}
				help={t('live.activeHelp')}
				defaultChecked={typed ? typed.active !== undefined : (account?.isActive ?? true)}
			/>
			{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
			<div>
				<Button variant="primary">{t('live.save')}</Button>
			</div>
		</PostForm>
	)
}

type PartProps = Pick<CourierAccountFormProps, 'one' | 'rejected'>

/** Who hands parcels to the courier, and where. */
function SenderFields({ one, rejected }: PartProps) {
	const { t } = useTranslation('settings')
	const errorsOf = fieldErrors(rejected, t)
	const typed = rejected?.values
	const origin = one.account?.origin
	return (
		<FieldGroup id="sender" label={t('live.sender')} help={t('live.senderHelp')}>
			<div className="grid gap-4">
				<TextField
					id="senderName"
					name="senderName"
					maxLength={100}
					label={t('live.senderName')}
					defaultValue={typed?.senderName ?? origin?.name}
					errors={errorsOf('senderName')}
				/>
				<TextField
					id="senderPhone"
					name="senderPhone"
					type="tel"
					label={t('live.senderPhone')}
					defaultValue={typed?.senderPhone ?? origin?.phone}
					errors={errorsOf('senderPhone')}
				/>
				<TextField
					id="senderAddress"
					name="senderAddress"
					maxLength={200}
					label={t('live.senderAddress')}
					defaultValue={typed?.senderAddress ?? origin?.address}
					errors={errorsOf('senderAddress')}
				/>
				<TextField
					id="senderPostcode"
					name="senderPostcode"
					inputMode="numeric"
					maxLength={5}
					label={t('live.senderPostcode')}
					defaultValue={typed?.senderPostcode ?? origin?.postcode}
					errors={errorsOf('senderPostcode')}
				/>
			</div>
		</FieldGroup>
	)
}

/** What proves pushes. */
function ProofFields({ one, rejected }: PartProps) {
	const { t } = useTranslation('settings')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<FieldGroup id="proof" label={t('live.proof')} help={t('live.proofHelp')}>
			<div className="grid gap-4">
				<TextField
					id="proofHeader"
					name="proofHeader"
					autoComplete="off"
					maxLength={60}
					label={t('live.proofHeader')}
					defaultValue={rejected?.values.proofHeader ?? one.account?.proofHeader}
					errors={errorsOf('proofHeader')}
				/>
				<TextField
					id="secretProof"
					name="secretProof"
					type="password"
					autoComplete="off"
					maxLength={500}
					label={t('live.proofValue')}
					help={one.account?.proofHeader ? t('live.keyHelp') : undefined}
					errors={errorsOf('secretProof')}
				/>
			</div>
		</FieldGroup>
	)
}
