import type { orderAddressForm } from './address.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { type FieldMetadata, useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type Fields = FieldsOf<typeof orderAddressForm>

type AddressScreenProps = {
	number: string
	/** The page of the order. */
	back: `/${string}`
	district: string
	values: Fields
	formToken: string
	result: SubmissionResult<string[]> | undefined
}

/** Corrects recipient and address of a placed order; the district stays, since it makes the shipping price. */
export function AddressScreen(props: AddressScreenProps) {
	const { number, back, district, values, formToken, result } = props
	const { t } = useTranslation(['orders', 'checkout'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<Fields>({
		id: 'order-address',
		lastResult: result,
		defaultValue: values,
	})
	const errors = summaryErrors(form, t)
	return (
		<Container narrow page>
			<PageHeader title={t('orders:address.title', { number })}>
				{t('orders:address.lead', { district })}
			</PageHeader>
			<FieldForm
				form={form}
				action={path(paths.orderAddress(number))}
				formToken={formToken}
				summary={t('orders:confirmation.summary', { count: errors.length })}
				errors={errors}
			>
				<AddressFields fields={fields} />
				<div className="flex flex-wrap items-center gap-3">
					<Button variant="primary" pending={sending}>
						{t('orders:address.submit')}
					</Button>
					<ButtonLink variant="quiet" href={path(back)}>
						{t('orders:address.keep')}
					</ButtonLink>
				</div>
			</FieldForm>
		</Container>
	)
}

type AddressFieldsProps = { fields: { [Name in keyof Fields]: FieldMetadata<string, Fields> } }

function AddressFields({ fields }: AddressFieldsProps) {
	const { t } = useTranslation(['orders', 'checkout'])
	return (
		<>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('orders:address.name.label')}
				autoComplete="name"
				maxLength={100}
			/>
			<TextField
				{...fieldProps(fields.village, t)}
				label={t('checkout:address.village.label')}
				maxLength={100}
			/>
			<TextField
				{...fieldProps(fields.postcode, t)}
				label={t('checkout:address.postcode.label')}
				help={t('checkout:address.postcode.help')}
				inputMode="numeric"
				autoComplete="postal-code"
				maxLength={10}
			/>
			<TextField
				{...fieldProps(fields.street, t)}
				label={t('checkout:address.street.label')}
				help={t('checkout:address.street.help')}
				autoComplete="street-address"
				maxLength={300}
			/>
			<TextField
				{...fieldProps(fields.courierNote, t)}
				label={t('checkout:address.courierNote.label')}
				help={t('checkout:address.courierNote.help')}
				maxLength={300}
			/>
		</>
	)
}
