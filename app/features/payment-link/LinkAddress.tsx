import { type FieldMetadata, useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { type Path, paths } from '#app/paths.ts'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { PlaceChoice } from '#app/features/checkout/PlaceChoice.tsx'
import { DistrictFinder } from '#app/features/regions/DistrictFinder.tsx'
import { StreetFields } from '#app/features/regions/PlaceFields.tsx'
import { TypedVillage } from '#app/features/regions/TypedVillage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { LinkFields } from './link.form.ts'
import type { LinkScreenProps } from './link-screen-props.ts'

/** Recipient and address: first the place is searched for, since everything else depends on it. */
export function LinkAddress(props: LinkScreenProps & { action: Path }) {
	const { token, view, search } = props
	const path = usePath()
	return (
		<>
			{view.needsAddress ? (
				<div className="flex flex-col gap-4" role="search">
					<DistrictFinder
						action={path(paths.orderLink)}
						hidden={{ token, edit: '1' }}
						search={search}
						finds="place"
					/>
				</div>
			) : null}
			{view.places.length > 0 || !view.needsAddress ? <AddressFields {...props} /> : null}
		</>
	)
}

function AddressFields({
	view,
	search,
	result,
	formToken,
	action,
}: LinkScreenProps & { action: Path }) {
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const target = path(action)
	const sending = useSending(target)
	const [form, fields] = useForm<LinkFields>({
		id: 'link-address',
		lastResult: result,
		defaultValue: view.values,
	})
	const errors = summaryErrors(form, t, 'name')
	return (
		<FieldForm
			form={form}
			action={target}
			formToken={formToken}
			summary={t('checkout:problem.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="do" value="address" />
			<input type="hidden" name="q" value={search.text} />
			<input type="hidden" name="version" value={view.version} />
			<PersonFields fields={fields} />
			{view.needsAddress ? (
				<>
					<PlaceChoice
						{...fieldProps(fields.place, t)}
						key={search.text}
						places={view.places}
						onChoose={() => undefined}
					/>
					<TypedVillage
						field={fields.villageTyped}
						help={t('checkout:address.villageTyped.help')}
					/>
					<StreetFields fields={fields} />
				</>
			) : null}
			<div>
				<Button variant="primary" size="large" pending={sending}>
					{t('link.next')}
				</Button>
			</div>
		</FieldForm>
	)
}

type PersonFieldsProps = {
	fields: { [Name in keyof LinkFields]: FieldMetadata<string, LinkFields> }
}

function PersonFields({ fields }: PersonFieldsProps) {
	const { t } = useTranslation(['orders', 'checkout'])
	return (
		<>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('checkout:contact.name.label')}
				autoComplete="name"
				maxLength={100}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('checkout:contact.phone.label')}
				help={t('checkout:contact.phone.help')}
			/>
			<EmailField
				{...fieldProps(fields.email, t)}
				label={t('checkout:contact.email.label')}
				help={t('checkout:contact.email.help')}
			/>
		</>
	)
}
