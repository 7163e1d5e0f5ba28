import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { ProviderAccountForm } from '#admin/features/provider-accounts/ProviderAccountForm.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldGroup } from '#web/ui/Field.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { type CourierAccountFields, fieldOfCourier } from './courier-account.form.ts'
import type { CourierAccountView } from './courier-account-view.ts'

type CourierAccountFormProps = {
	one: CourierAccountView
	rejected: RejectedForm | undefined
	mustConfirm: boolean
}

/** The form of an account with a provider of couriers. */
export function CourierAccountForm({ one, rejected, mustConfirm }: CourierAccountFormProps) {
	const { t } = useTranslation('settings')
	const field = formFields<typeof CourierAccountFields>(rejected, t)
	const typed = rejected?.values
	const { account } = one
	return (
		<ProviderAccountForm
			ns="settings"
			rejected={rejected}
			mustConfirm={mustConfirm}
			environment={field('environment', account?.environment)}
			environments={one.environments}
			isActive={account?.isActive ?? true}
			texts={{
				environment: t('live.environment'),
				active: t('live.active'),
				activeHelp: t('live.activeHelp'),
				save: t('live.save'),
			}}
		>
			<TextField
				{...field('secretKey')}
				type="password"
				autoComplete="off"
				maxLength={500}
				label={t('live.key')}
				help={account ? t('live.keyHelp') : undefined}
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
		</ProviderAccountForm>
	)
}

type PartProps = Pick<CourierAccountFormProps, 'one' | 'rejected'>

/** Who hands parcels to the courier, and where. */
function SenderFields({ one, rejected }: PartProps) {
	const { t } = useTranslation('settings')
	const field = formFields<typeof CourierAccountFields>(rejected, t)
	const origin = one.account?.origin
	return (
		<FieldGroup id="sender" label={t('live.sender')} help={t('live.senderHelp')}>
			<div className="grid gap-4">
				<TextField
					{...field('senderName', origin?.name)}
					maxLength={100}
					label={t('live.senderName')}
				/>
				<TextField
					{...field('senderPhone', origin?.phone)}
					type="tel"
					label={t('live.senderPhone')}
				/>
				<TextField
					{...field('senderAddress', origin?.address)}
					maxLength={200}
					label={t('live.senderAddress')}
				/>
				<TextField
					{...field('senderPostcode', origin?.postcode)}
					inputMode="numeric"
					maxLength={5}
					label={t('live.senderPostcode')}
				/>
			</div>
		</FieldGroup>
	)
}

/** What proves pushes. */
function ProofFields({ one, rejected }: PartProps) {
	const { t } = useTranslation('settings')
	const field = formFields<typeof CourierAccountFields>(rejected, t)
	return (
		<FieldGroup id="proof" label={t('live.proof')} help={t('live.proofHelp')}>
			<div className="grid gap-4">
				<TextField
					{...field('proofHeader', one.account?.proofHeader)}
					autoComplete="off"
					maxLength={60}
					label={t('live.proofHeader')}
				/>
				<TextField
					{...field('secretProof')}
					type="password"
					autoComplete="off"
					maxLength={500}
					label={t('live.proofValue')}
					help={one.account?.proofHeader ? t('live.keyHelp') : undefined}
				/>
			</div>
		</FieldGroup>
	)
}
